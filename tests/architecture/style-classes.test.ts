import { expect, test } from "vitest";
import { planted, readSourceTree } from "./source-tree.ts";
import { readStyleSheets, unusedClasses } from "./style-classes.ts";

test("style sheets have no class that no code uses", () => {
  expect(unusedClasses(readSourceTree(), readStyleSheets())).toEqual([]);
});

test.each([
  ['const a = <p className="lead muted" />;', ["mended", "badge-good"]],
  ["const a = <p className={`lead muted badge-${tone}`} />;", ["mended"]],
  ['const a = "Mended, and badge-good."; const b = ["lead", "muted"];', ["mended", "badge-good"]],
])("bites on classes that %s does not have", (code, unused) => {
  const css = '.lead .muted { margin: 0.5rem } /* .old */ .mended::before { content: ".x" } .badge-good {}';
  expect(unusedClasses(planted({ "src/a.tsx": code }), [{ path: "src/a.css", css }])).toEqual(
    unused.map((name) => `src/a.css has .${name}, which no code uses`),
  );
});
