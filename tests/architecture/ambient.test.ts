import { expect, test } from "vitest";
import { allowed, ambient, isWithin, reaches } from "./ambient.ts";
import { planted, readSourceTree } from "./source-tree.ts";

const check = (path: string, code: string) => ambient(planted({ [path]: code }));

test("environment, clock, randomness, network and console are passed in, not used directly", () => {
  expect(ambient(readSourceTree())).toEqual([]);
});

test.each([
  ["const home = process.env.HOME;", "process.env"],
  ['const home = process.env["HOME"];', "process.env"],
  ["const { HOME } = process.env;", "process.env"],
  ["const mode = import.meta.env.MODE;", "process.env"],
  ["const now = Date.now();", "the clock"],
  ["const now = new Date();", "the clock"],
  ["const now = new Date;", "the clock"],
  ["const now = Date();", "the clock"],
  ["const read = (now = new Date()) => now;", "the clock"],
  ["const order = () => Math.random() - 0.5;", "chance"],
  ['console.log("here");', "console"],
  ["onError(console.error);", "console"],
  ["const body = await fetch(url);", "fetch"],
  ["const body = await globalThis.fetch(url);", "fetch"],
])("bites on %s", (code, what) => {
  expect(check("src/jobs/posting.ts", code)).toEqual([`src/jobs/posting.ts:1 reaches for ${what}`]);
  expect(check("src/jobs/posting.test.ts", code)).toEqual([]);
});

test.each([
  "const day = new Date(0);",
  "const age = (now: Date) => +now;",
  'const text = "Date.now()";',
  "export async function read(url: string, { fetch }: { fetch: typeof globalThis.fetch }) { return fetch(url); }",
  "type Environment = typeof process.env;",
])("lets pass %s", (code) => {
  expect(check("src/jobs/posting.ts", code)).toEqual([]);
});

test("every exception in the list is still needed", () => {
  const tree = readSourceTree();
  const unused = Object.entries(allowed).flatMap(([kind, places]) =>
    places.filter(
      (place) =>
        !tree.some((file) => isWithin(file.path, place) && reaches(file).some((one) => one.kind === kind)),
    ),
  );
  expect(unused).toEqual([]);
});

test("an exception is allowed in its own place", () => {
  expect(check("src/platform/clock/clock.ts", "export const systemClock = () => new Date();")).toEqual([]);
  expect(check("src/main.ts", "readConfig(process.env);")).toEqual([]);
});
