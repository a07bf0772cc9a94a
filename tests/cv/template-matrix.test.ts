import { expect, test } from "vitest";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { isFullRun } from "../support/full-run.ts";
import { matrixNames } from "./matrix-people.ts";
import { checkCell, matrixCells } from "./template-matrix.ts";

const typst = openTypst();

// Every template with two people, and every person with two templates: with one of them, on the two page sizes in turn,
// unless the run is full. The whole matrix is `npm run cv-matrix`.
const slice = matrixCells.filter(({ person, pageSize }, index) => {
  const place = Math.floor(index / (matrixNames.length * 2));
  const turn = matrixNames.indexOf(person);
  if (!isFullRun && pageSize !== (place % 2 === 0 ? "a4" : "letter")) return false;
  return pageSize === "a4"
    ? turn === place % matrixNames.length
    : turn === (place * 5 + 3) % matrixNames.length;
});

test.each(slice)("has no fault: $template, $person, $pageSize", async (cell) => {
  expect((await checkCell(typst, cell)).faults).toEqual([]);
});

test("the long CV has three pages", async () => {
  const cell = { template: "ledger", person: "software-engineer", pageSize: "a4" } as const;
  expect((await checkCell(typst, cell)).pages).toBe(3);
});
