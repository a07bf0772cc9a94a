import * as fc from "fast-check";
import { expect, test } from "vitest";
import { accents, templates } from "../document/cv-look.ts";
import { contrastOnWhite, readableOnWhite } from "./page-look.ts";

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

test("white, black and grey", () => {
  expect(contrastOnWhite([255, 255, 255])).toBe(1);
  expect(contrastOnWhite([0, 0, 0])).toBeCloseTo(21);
  expect(contrastOnWhite([119, 119, 119])).toBeCloseTo(4.48, 2);
});

test("our own colours are readable as they are", () => {
  for (const colour of [...Object.values(accents), ...Object.values(templates).map(({ accent }) => accent)])
    expect(readableOnWhite(colour)).toBe(colour);
});

test("any colour becomes readable, and keeps its hue as far as it can", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 }), (channels) => {
      const colour = `#${channels.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
      const readable = channelsOf(readableOnWhite(colour));
      expect(contrastOnWhite(readable)).toBeGreaterThanOrEqual(4.5);
      for (const [at, one] of readable.entries()) expect(one).toBeLessThanOrEqual(channels[at] ?? 0);
    }),
  );
});
