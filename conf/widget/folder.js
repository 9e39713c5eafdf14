/* What stands in for modules, fetching and workers where the site is opened from a folder. The
   modules of the pages follow, each in a call of `juegosDefine`; `conf/sphinx/site/file_scheme.py` puts
   them there, and in `worker.js` those of the worker, which begins with all of this once more. */
{
  // where the modules lie, and the program of Python; who starts a worker tells it
  const base = globalThis.juegosBase ?? document.currentScript.src.replace(/[^/]*$/, "");
  const makers = {};
  const made = {};
  const define = (name, make) => {
    makers[name] = make;
  };
  const addressOf = (name) =>
    name.includes("/") ? base + name : (globalThis.juegosProgram ?? base) + name;
  const nameOf = (address) =>
    address.startsWith(base) ? address.slice(base.length) : address.replace(/.*\//, "");
  const need = (name) => {
    made[name] ??= makers[name](addressOf(name), need, later);
    return made[name];
  };
  const later = async (own, name) => need(nameOf(new URL(name, own).href));

  /** A script of the old kind, which alone can be had from a folder. */
  const script = (src) =>
    new Promise((done, fail) => {
      const asked = document.createElement("script");
      asked.onload = done;
      asked.onerror = () => fail(new TypeError(src));
      asked.src = globalThis.juegosScript(src);
      document.head.append(asked);
    });
  const held = {};
  const typeOf = (name) => (name.endsWith(".mjs") ? "text/javascript" : "application/octet-stream");
  const bytesOf = (code) =>
    Uint8Array.fromBase64?.(code) ?? Uint8Array.from(atob(code), (one) => one.charCodeAt(0));

  /** A file out of the script that holds it. */
  const fetched = async (asked) => {
    const address = String(asked);
    const name = address.replace(/.*\//, "");
    await script(`${address}.js`);
    const packed = new Blob([bytesOf(held[name])]).stream();
    delete held[name];
    const bytes = packed.pipeThrough(new DecompressionStream("gzip"));
    return new Response(bytes, { headers: { "Content-Type": typeOf(name) } });
  };

  /** The text that a worker is started from. */
  const textOf = async () => {
    const { root } = document.querySelector("[data-root]").dataset;
    const place = new URL(root, document.baseURI);
    const { folder } = await (await fetched(new URL("runtime.json", place))).json();
    const program = new URL(`${folder}/`, place).href;
    await script(`${program}worker.js`);
    const globals = { juegosBase: base, juegosProgram: program };
    return `Object.assign(globalThis, ${JSON.stringify(globals)});\n${globalThis.juegosFolder.worker}`;
  };

  const Started = globalThis.Worker;
  let text;

  /** A worker that is started when its text has come; what it is told waits until then. */
  class Late {
    #real;
    #isOver = false;

    constructor() {
      text ??= textOf();
      this.#real = text.then((code) => {
        const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
        return this.#isOver ? undefined : new Started(globalThis.juegosScript(address));
      });
      this.#real.catch(() => {
        text = undefined;
      });
    }

    addEventListener(...args) {
      this.#real.then((worker) => worker?.addEventListener(...args)).catch(() => {});
    }

    postMessage(...args) {
      this.#real.then((worker) => worker?.postMessage(...args)).catch(() => {});
    }

    terminate() {
      this.#isOver = true;
      this.#real.then((worker) => worker?.terminate()).catch(() => {});
    }
  }

  const begin = () => {
    if (!globalThis.document) {
      globalThis.importScripts = () => {
        throw new TypeError("a module"); // by which Pyodide knows that it may run
      };
      need("client/worker.mjs");
      return;
    }
    globalThis.juegosFolder = {
      hold(name, code) {
        held[name] = code;
      },
    };
    globalThis.fetch = fetched;
    globalThis.Worker = Late;
    for (const { src } of document.querySelectorAll("script[type=module]"))
      if (src.startsWith(base)) need(nameOf(src.replace(/[?#].*/, "")));
  };

  Object.assign(globalThis, { juegosDefine: define, juegosBegin: begin });
}
