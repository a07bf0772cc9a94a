import * as fc from "fast-check";
import { expect, it } from "vitest";
import { fingerprint } from "./fingerprint.ts";
import { numberOfRuns } from "../../tests/support/full-run.ts";

it("is the same for the same text, now and in later versions", () => {
  expect(fingerprint("Baker at Crumb")).toBe(fingerprint(["Baker", "at", "Crumb"].join(" ")));
  expect(fingerprint("Baker")).toBe("6fde493419aab001150dd2c6202f68d8");
});

it("differs for different texts, however small the difference", () => {
  const texts = Array.from({ length: numberOfRuns(200_000) }, (_, index) => `Baker ${index}`);
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (one, other) => {
      expect(fingerprint(one) === fingerprint(other)).toBe(one === other);
    }),
  );
});

it("depends on the beginning of a long text, in all of its parts", () => {
  const tail = " Bread, rolls and more.".repeat(150);
  const prints = Array.from({ length: 5000 }, (_, index) => fingerprint(`Baker ${index}${tail}`));
  for (const part of [0, 8, 16, 24]) {
    expect(new Set(prints.map((print) => print.slice(part, part + 8))).size).toBeGreaterThan(4990);
  }
});
