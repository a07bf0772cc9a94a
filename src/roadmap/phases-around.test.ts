import { expect, test } from "vitest";
import { phasesAround } from "./phase.ts";

const phases = (here: number) =>
  [1, 2, 3, 4, 5].map((number) => ({
    number,
    title: `${number}`,
    state: "planned" as const,
    here: number === here,
    items: [],
  }));

test.each([
  [1, [1, 2, 3]],
  [2, [1, 2, 3]],
  [4, [3, 4, 5]],
  [5, [3, 4, 5]],
  [0, [1, 2, 3]],
])("when phase %i is current, shows %j", (here, shown) => {
  expect(phasesAround(phases(here)).map(({ number }) => number)).toEqual(shown);
});
