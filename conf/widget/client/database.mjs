/** Databases in the browser: each has one store, with the key `id`. */

/**
 * A database: its name, that of its store, and how sure it is to be on the disk once it is written.
 *
 * @typedef {{ name: string, store: string, durability?: IDBTransactionDurability }} Database
 */

/**
 * Do something in one transaction; resolves with what it gives once that is written, and rejects
 * where none of it is. The database is open no longer than that, so that what clears it may.
 *
 * @template T
 * @param {Database} of
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore, give: (found: T) => void) => void} work is given what to call
 * with what it finds
 * @returns {Promise<T>}
 */
export async function transact(of, mode, work) {
  const { store, durability = "default" } = of;
  const database = await opened(of);
  try {
    const transaction = database.transaction(store, mode, { durability });
    return await new Promise((resolve, reject) => {
      /** @type {T} */
      let found;
      transaction.oncomplete = () => resolve(found);
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(store), (one) => {
        found = one;
      });
    });
  } finally {
    database.close();
  }
}

/**
 * Let what was asked of a store be what the transaction gives.
 *
 * @template T
 * @param {IDBRequest<T>} asked
 * @param {(found: T) => void} give
 */
export function giving(asked, give) {
  asked.onsuccess = () => give(asked.result);
}

/**
 * @param {Database} of
 * @returns {Promise<IDBDatabase>}
 */
function opened({ name, store }) {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath: "id" });
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => resolve(asked.result);
  });
}
