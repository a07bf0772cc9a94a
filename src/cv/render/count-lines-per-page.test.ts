import { expect, test } from "vitest";
import { pageOf, readDrawing } from "../../../tests/support/engines.ts";
import { matrixPerson } from "../../../tests/cv/matrix-people.ts";
import { countLinesPerPage } from "./fit-pages.ts";
import { openTypst } from "./typst-engine.server.ts";

const place = (page: number, y: number) => ({ pointer: "", page, x: 0, y, w: 10, h: 12 });
const page = { width: 595, height: 842, marks: [] };

test("texts on one line count once, page by page", () => {
  const places = [place(1, 100), place(1, 101), place(1, 120), place(2, 100)];
  expect(countLinesPerPage({ pages: [page, page], places })).toEqual([2, 1]);
});

test("the last page of a real CV grows by a line with each line written", () => {
  const typst = openTypst();
  const extent = (bullets: number) => {
    const cv = matrixPerson("graduate");
    const description = Array.from({ length: bullets }, (_, index) => `Result ${index + 1}`).join("\n");
    const experience = cv.sections.experience.map((row, index) =>
      index === 0 ? { ...row, description } : row,
    );
    const written = pageOf({ ...cv, sections: { ...cv.sections, experience } });
    return countLinesPerPage(readDrawing(typst.drawPages(written)));
  };
  const total = (lines: readonly number[]) => lines.reduce((sum, one) => sum + one, 0);
  expect(total(extent(13)) - total(extent(10))).toBe(3);
});
