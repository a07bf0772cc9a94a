import { expect, test } from "vitest";
import { fitName, nameWidth } from "./word-head.ts";
import { wordLooks } from "./word-looks.ts";
import { wordMeasures } from "./word-measures.ts";
import { matrixPerson } from "../../../../tests/cv/matrix-people.ts";
import { pageOf } from "../../../../tests/support/engines.ts";

const measures = wordMeasures(pageOf(matrixPerson("graduate")));
const { size, least } = wordLooks.ledger.head.name;

test("a short name keeps its size", () => {
  expect(fitName("Zoë Roy", 8_000, measures)).toEqual({ lines: 1, size, width: 8_000 });
});

test("a longer name is made smaller, so that it stays on a line", () => {
  const fitted = fitName("Siobhán Margaret Fitzgerald-Ackroyd", 8_500, measures);
  expect(fitted).toMatchObject({ lines: 1, width: 8_500 });
  expect(fitted.size).toBeLessThan(size);
});

test("a name that is too long has two lines, too narrow for the part before the hyphen", () => {
  const fitted = fitName("Alexandrina Theodora Wolfeschlegel-Montgomery", 8_500, measures);
  const wide = (text: string) => nameWidth(text, measures) * fitted.size * measures.size * 20;
  expect(fitted.lines).toBe(2);
  expect(fitted.width).toBeGreaterThan(wide("Wolfeschlegel-Montgomery"));
  expect(fitted.width).toBeLessThan(wide("Alexandrina Theodora Wolfeschlegel-"));
});

test("a single word is not made smaller than the least size", () => {
  expect(fitName("Wolfeschlegelsteinhausenbergerdorff", 2_000, measures).size).toBe(least);
});

test("a name that Word would break at its hyphen stays on one line, smaller than usual", () => {
  const fitted = fitName("Franziska Brüggemann-Schönleber", 6_500, measures);
  expect(fitted.lines).toBe(1);
  expect(fitted.size).toBeLessThan(least);
});
