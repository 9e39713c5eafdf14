/** Databases in the browser: each has one store, with the key `id`. */

/**
 * A database: its name, that of its store, and its durability.
 *
 * @typedef {{ name: string, store: string, durability?: IDBTransactionDurability }} Database
 */

/**
 * Run work in one transaction; resolve with its result once that is written, and reject if
 * nothing is. The database is open no longer than that, so that it can be cleared.
 *
 * @template T
 * @param {Database} of
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore, give: (result: T) => void) => void} work gets a function to
 * call with its result
 * @returns {Promise<T>}
 */
export async function transact(of, mode, work) {
  const { store, durability = "default" } = of;
  const database = await opened(of);
  try {
    const transaction = database.transaction(store, mode, { durability });
    return await new Promise((resolve, reject) => {
      /** @type {T} */
      let result;
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(store), (one) => {
        result = one;
      });
    });
  } finally {
    database.close();
  }
}

/**
 * Make the result of a request that of the transaction.
 *
 * @template T
 * @param {IDBRequest<T>} asked
 * @param {(result: T) => void} give
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
