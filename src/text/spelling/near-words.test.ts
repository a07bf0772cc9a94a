import * as fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "../edit-distance.ts";
import { nearSpellings, typoCost, soundAlikes } from "./near-words.ts";

const word = fc.stringMatching(/^[a-z]{3,9}$/);

test("near spellings are one slip away, and all of them are found", () => {
  fc.assert(
    fc.property(word, (typed) => {
      for (const near of nearSpellings(typed)) expect(editDistance(typed, near, 1)).toBe(1);
    }),
    { numRuns: 30 },
  );
  expect(nearSpellings("nruse")).toContain("nurse");
  expect(nearSpellings("dirver")).toContain("driver");
  expect(nearSpellings("manger")).toContain("manager");
  expect(nearSpellings("acountant")).toContain("accountant");
});

test("swaps, doubled letters and neighbouring keys cost less than other slips", () => {
  const other = typoCost("driver", "drixer");
  expect(typoCost("dirver", "driver")).toBeLessThan(other);
  expect(typoCost("acountant", "accountant")).toBeLessThan(other);
  expect(typoCost("drivet", "driver")).toBeLessThan(other);
  expect(typoCost("dirver", "dover")).toBeGreaterThan(typoCost("dirver", "driver"));
});

test("a wrong first letter costs more", () => {
  expect(typoCost("burse", "nurse")).toBeGreaterThan(typoCost("nufse", "nurse"));
});

test("one sound is written in another way", () => {
  expect(soundAlikes("grafic")).toEqual(["graphic", "grafik"]);
  expect(soundAlikes("pharmasist")).toContain("farmasist");
  expect(soundAlikes("nurse")).toEqual(["nurze"]);
});
