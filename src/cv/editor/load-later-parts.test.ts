import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const folder = import.meta.dirname;

/** The modules that a file of the editor loads later, as paths below the editor. */
function loadedLater(file: string): string[] {
  const code = readFileSync(join(folder, file), "utf8");
  return [...code.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, to = ""]) =>
    normalize(join(dirname(file), to)),
  );
}

/** Loaded with the page, or parts without which the builder works offline. */
const apart = [/^score\//, /^toolbar\/sync-notices/, /^rich-text\//, /^variant-notice/];

test("every part that the builder loads later is fetched for use offline", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: folder, exclude: ["**/*.test.ts"] });
  const listed = loadedLater("load-later-parts.ts");
  const others = files.filter((file) => file !== "load-later-parts.ts").flatMap(loadedLater);
  const missing = others.filter((part) => !listed.includes(part) && !apart.some((one) => one.test(part)));
  expect(missing).toEqual([]);
  expect(others.length).toBeGreaterThan(20);
});
