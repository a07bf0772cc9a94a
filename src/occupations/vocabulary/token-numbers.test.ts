import * as fc from "fast-check";
import { expect, test } from "vitest";
import { numberTokens } from "./token-numbers.ts";

const token = fc.string({ minLength: 1, unit: "grapheme" }).filter((text) => !text.includes(" "));

test("tokens have the numbers that a Map gives them", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(token, { minLength: 1 }),
      fc.array(token),
      fc.nat(1000),
      (known, others, first) => {
        const numbers = numberTokens(known.join(" "), first);
        const map = new Map(known.map((text, at) => [text, first + at]));
        expect(numbers.size).toBe(known.length);
        expect([...numbers.keys()]).toEqual(known);
        for (const text of [...known, ...others]) expect(numbers.get(text)).toBe(map.get(text));
      },
    ),
  );
});

test("a part of a token, and two tokens with their space, have no number", () => {
  const numbers = numberTokens("truck driver", 0);
  expect(["truck", "driver", "tru", "ruck", "", "truck driver", "drivers"].map(numbers.get)).toEqual([
    0,
    1,
    ...Array.from({ length: 5 }),
  ]);
});
