import type { Plugin } from "vite";

/**
 * The functions that the glue code of Typst's WASM builds creates with `new Function`, by their source text. All are
 * constants. Replacing them lets the page keep a Content-Security-Policy without 'unsafe-eval'.
 */
const known = `
function wasmFunction(...texts) {
  const key = texts.join(" => ");
  const made = wasmFunctions[key];
  if (!made) throw new Error("The engine asks for a function that we do not know: " + key);
  return made;
}
const refuse = (problem) => () => { throw new Error(problem); };
const wasmFunctions = {
  "return 0": () => 0,
  "return true": () => true,
  "return this": () => globalThis,
  "path => return path": (path) => path,
  "throw new Error('Dummy AccessModel, please initialize compiler with withAccessModel()')": refuse("no files"),
  "throw new Error('Dummy Registry, please initialize compiler with withPackageRegistry()')": refuse("no packages"),
};
`;

/**
 * Removes `new Function` from the glue code of wasm-bindgen. Fails the build when newer glue code is not recognised.
 */
export function wasmWithoutEval(files: RegExp): Plugin {
  return {
    name: "wasm-without-eval",
    transform(code, id) {
      if (!files.test(id.split("?")[0] ?? id)) return null;
      const without = code.replaceAll("new Function(getStringFromWasm0(", "wasmFunction(getStringFromWasm0(");
      if (without === code || /new Function\(|\beval\(/.test(without))
        this.error(`${id} makes functions out of text in a way that is not known here`);
      return { code: without + known, map: null };
    },
  };
}
