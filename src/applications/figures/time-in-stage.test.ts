import * as fc from "fast-check";
import { expect, test } from "vitest";
import { roundTimeInStage } from "./time-in-stage.ts";

test.each([
  [0.01, "under an hour"],
  [1 / 24, "1 hour"],
  [0.2, "5 hours"],
  [0.99, "1 day"],
  [1.4, "1 day"],
  [6.5, "7 days"],
])("%d days are %s", (days, words) => {
  expect(roundTimeInStage(days).words).toBe(words);
});

test("equal words have equal bars, and a longer stay never has a shorter bar", () => {
  const stay = fc.double({ min: 0, max: 40, noNaN: true });
  fc.assert(
    fc.property(stay, stay, (one, other) => {
      const [short, long] = [roundTimeInStage(Math.min(one, other)), roundTimeInStage(Math.max(one, other))];
      expect(short.days).toBeLessThanOrEqual(long.days);
      expect(short.days === long.days).toBe(short.words === long.words);
    }),
  );
});
