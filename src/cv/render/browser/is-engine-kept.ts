import compilerAddress from "@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm?url";

/** Whether this browser keeps the code of the engine from an earlier visit: see cv/editor/offline. */
export async function isEngineKept(): Promise<boolean> {
  // Without HTTPS there are no caches.
  if (!("caches" in globalThis)) return false;
  return (await caches.match(compilerAddress, { ignoreVary: true })) !== undefined;
}
