import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.server.ts";
import { cacheGazetteer } from "./gazetteer.server.ts";

let folder: string;
let source: string;
let built = 0;
const build = () => {
  built += 1;
  return loadGazetteer();
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "foothold-gazetteer-"));
  source = join(folder, "table.ts");
  writeFileSync(source, "export const table = 1;");
  built = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const keep = () => cacheGazetteer({ folder: join(folder, "kept"), sources: [source] }, build);

test("is built once, and the cached one is equal", () => {
  const first = keep();
  const second = keep();
  expect(built).toBe(1);
  expect(second).not.toBe(first);
  expect(second.cityNames.names).toEqual(first.cityNames.names);
  expect(second.otherNames).toEqual(first.otherNames);
  expect(second.grid).toEqual(first.grid);
  expect(Object.keys(second)).toEqual(Object.keys(first));
});

test("is rebuilt when a source changed, and the old file is deleted", () => {
  keep();
  writeFileSync(source, "export const table = 2;");
  keep();
  expect(built).toBe(2);
  expect(readdirSync(join(folder, "kept"))).toHaveLength(1);
});

test("is rebuilt when the file is corrupt", () => {
  keep();
  const [name = ""] = readdirSync(join(folder, "kept"));
  writeFileSync(join(folder, "kept", name), "not what was written");
  expect(keep().size).toBe(loadGazetteer().size);
  expect(built).toBe(2);
});

test("is built each time when nothing can be cached", () => {
  writeFileSync(join(folder, "kept"), "a file where the folder should be");
  expect(keep().size).toBe(loadGazetteer().size);
  expect(built).toBe(1);
});
