import { expect, test } from "vitest";
import { sampleCv } from "../../../../tests/support/sample-cvs.ts";
import type { CvDocument } from "../../document/cv-document.ts";
import { toPage } from "../../page/to-page.ts";
import { openTypst } from "../../render/typst-engine.server.ts";
import { bandOf, changedBand, readMarks, type Mark } from "./read-marks.ts";

const typst = openTypst();

/** The marks of the first page, as the engine draws it. */
function marksOf(change: (cv: CvDocument) => void = () => {}): Mark[] {
  const cv = sampleCv("amara");
  change(cv);
  const reading = toPage(cv);
  const drawing = reading.ok ? typst.drawPages(reading.page) : reading;
  if (!drawing.ok) throw new Error(drawing.reason);
  return readMarks(drawing.pages[0] ?? "");
}

const letter = (cv: CvDocument, row: number) => {
  const job = cv.sections.experience[row];
  if (job) job.company += "x";
};

test("every letter of a page is read, with its outline", () => {
  const letters = marksOf().flatMap(({ shape }) => (shape.kind === "letters" ? shape.letters : []));
  // Some are spaces, which have none.
  expect(letters.filter(({ d }) => d !== "").length).toBeGreaterThan(1_200);
  expect(letters.filter(({ x, y }) => !Number.isFinite(x + y))).toEqual([]);
});

test("a letter more changes the lines around it, and nothing of the same page drawn again", () => {
  expect(changedBand(marksOf(), marksOf())).toBe("none");
  const bands = [0, 2].map((row) =>
    changedBand(
      marksOf(),
      marksOf((cv) => letter(cv, row)),
    ),
  );
  const [first, last] = bands.map((band) => (typeof band === "string" ? null : band));
  expect(first && last).toBeTruthy();
  if (!first || !last) return;
  expect(first.bottom - first.top).toBeLessThan(150);
  expect(last.top).toBeGreaterThan(first.top + 50);
});

test("what changed lies within the band, and what lies outside of it is the same", () => {
  const [before, after] = [marksOf(), marksOf((cv) => letter(cv, 1))];
  const band = changedBand(before, after);
  if (typeof band === "string") throw new Error(band);
  const outside = (marks: Mark[]) =>
    marks.filter((mark) => {
      const its = bandOf(mark);
      return its === null || its.bottom < band.top || its.top > band.bottom;
    });
  expect(outside(after)).toEqual(outside(before));
  expect(outside(after).length).toBeLessThan(after.length);
});

test("what moves a line that is ruled may have changed anything", () => {
  const longer = marksOf((cv) => {
    cv.personal.summary += " And a line more, so that every heading below moves down by one on this page.";
  });
  expect(changedBand(marksOf(), longer)).toBe("all");
});

test("groups, turns, clips and pictures keep their places", () => {
  const marks = readMarks(
    `<svg viewBox="0 0 100 100"><defs><path id="a" d="M 0 0"/><clipPath id="c"><path d="M 9 9"/></clipPath></defs>` +
      `<g transform="translate(10,20)"><g transform="scale(2,-2)" fill="#fff"><use x="3" y="0" href="#a"/></g>` +
      `<g transform="rotate(90)"><path d="M 1 1" stroke="#000000" stroke-width="2" fill="none"/></g>` +
      `<g clip-path="url(#c)"><image width="5" height="6" preserveAspectRatio="none" href="data:image/png;base64,AA"/></g></g></svg>`,
  );
  expect(marks.map(({ shape }) => shape.kind)).toEqual(["letters", "path", "picture"]);
  const [letters, path, picture] = marks;
  expect(letters).toMatchObject({ fill: "#fff", matrix: { a: 2, d: -2, e: 10, f: 20 } });
  expect(path?.matrix.b).toBeCloseTo(1);
  expect(path).toMatchObject({ fill: "none", shape: { stroke: "#000000", strokeWidth: 2 } });
  expect(picture?.clips).toMatchObject([{ d: "M 9 9", matrix: { e: 10, f: 20 } }]);
});
