import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pageOf, readDrawing } from "../../../tests/support/engines.ts";
import { matrixPerson } from "../../../tests/cv/matrix-people.ts";
import { placedPages } from "../../../tests/cv/placed-text.ts";
import { lookBounds, templates, type TemplateName } from "../document/cv-look.ts";
import { fitToPages, countLinesPerPage, type Extent } from "./fit-pages.ts";
import { openTypst } from "./typst-engine.server.ts";
import { eachNth } from "../../../tests/support/full-run.ts";

const own = { size: 100, margins: 100, spacing: 100 };
const typst = openTypst();

/** A CV that needs a number of lines more than a page, of which every percent of every measure gives one. */
const needing =
  (lines: number) =>
  ({ size, margins, spacing }: typeof own): Promise<Extent> => {
    const over = lines - (300 - size - margins - spacing);
    return Promise.resolve(over > 0 ? [40, over] : [40]);
  };

test("a CV that fits keeps its measures", async () => {
  expect(await fitToPages(own, 1, needing(0))).toEqual({ ok: true, measures: own, changed: [] });
});

test("space is given up first, the size of the text last", async () => {
  expect(await fitToPages(own, 1, needing(15))).toMatchObject({ changed: ["spacing"] });
  expect(await fitToPages(own, 1, needing(35))).toMatchObject({ changed: ["spacing", "margins"] });
  expect(await fitToPages(own, 1, needing(70))).toMatchObject({ changed: ["spacing", "margins", "size"] });
});

test("says how many lines are too many", async () => {
  expect(await fitToPages(own, 1, needing(103))).toEqual({ ok: false, lines: 3 });
});

test("counts the lines of all pages that are too many", async () => {
  const draw = () => Promise.resolve([40, 30, 5]);
  expect(await fitToPages(own, 1, draw)).toEqual({ ok: false, lines: 35 });
  expect(await fitToPages(own, 2, draw)).toEqual({ ok: false, lines: 5 });
});

test("measures stay within their bounds, and none grows", async () => {
  const measure = (name: keyof typeof lookBounds) =>
    fc.integer({ min: lookBounds[name][0], max: lookBounds[name][1] });
  const look = fc.record({ size: measure("size"), margins: measure("margins"), spacing: measure("spacing") });
  await fc.assert(
    fc.asyncProperty(look, fc.nat(150), async (given, lines) => {
      const fitted = await fitToPages(given, 1, needing(lines));
      if (!fitted.ok) return;
      for (const name of ["size", "margins", "spacing"] as const) {
        expect(fitted.measures[name]).toBeLessThanOrEqual(given[name]);
        expect(fitted.measures[name]).toBeGreaterThanOrEqual(lookBounds[name][0]);
      }
    }),
  );
});

test.each(["ledger", "compact", "timeline"] as TemplateName[])(
  "a graduate fits on a page: %s",
  async (template) => {
    const cv = matrixPerson("graduate");
    const draw = (measures: typeof own) => {
      const page = pageOf({ ...cv, look: { ...cv.look, template, ...measures } });
      return Promise.resolve(countLinesPerPage(readDrawing(typst.drawPages(page))));
    };
    expect(await fitToPages(own, 1, draw)).toMatchObject({ ok: true });
  },
);

test("no bullet is smaller than nine points", () => {
  const cv = matrixPerson("graduate");
  for (const template of eachNth(3, Object.keys(templates) as TemplateName[])) {
    const page = pageOf({ ...cv, look: { ...cv.look, template, fonts: "inter", size: lookBounds.size[0] } });
    const drawing = typst.drawPdf(page);
    if (!drawing.ok) throw new Error(drawing.reason);
    const bullets = placedPages(drawing.pdf)
      .flatMap(({ lines }) => lines)
      .filter(({ text }) => text.includes("Praktikanten"));
    expect(Math.min(...bullets.map(({ size }) => size))).toBeGreaterThanOrEqual(8.99);
  }
});
