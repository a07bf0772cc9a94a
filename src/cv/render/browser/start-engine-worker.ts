import compilerAddress from "@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm?url";

/** Starts the worker that runs the engine. Nothing of the engine is loaded before. */
export function startEngineWorker(): Worker {
  return new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module", name: "cv-engine" });
}

/** Whether this browser keeps the code of the engine from an earlier visit: see cv/editor/offline. */
export async function isEngineKept(): Promise<boolean> {
  // Without HTTPS there are no caches.
  if (!("caches" in globalThis)) return false;
  return (await caches.match(compilerAddress, { ignoreVary: true })) !== undefined;
}
