import { expect, test } from "vitest";
import type { TemplateName } from "../../src/cv/document/cv-look.ts";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { matrixPerson, type MatrixPerson } from "./matrix-people.ts";
import { placedPages, type TextLine, type Word } from "./placed-text.ts";
import { checkCv } from "./template-matrix.ts";

const typst = openTypst();

async function linesOf(person: MatrixPerson, template: TemplateName): Promise<TextLine[]> {
  const cv = matrixPerson(person);
  const { pdf } = await checkCv(typst, { ...cv, look: { ...cv.look, template } });
  return placedPages(pdf).flatMap(({ lines }) => lines);
}

function wordWith(lines: readonly TextLine[], text: string): Word {
  const word = lines.flatMap(({ words }) => words).find((one) => one.text.includes(text));
  if (!word) throw new Error(`No word holds ${text}.`);
  return word;
}

test("the values of Arabic contacts begin at one edge", async () => {
  const lines = await linesOf("accountant", "lebenslauf");
  const [address, website] = ["rana.alkhatib@", "rana-alkhatib"].map((text) => wordWith(lines, text));
  expect(address?.box[2]).toBeCloseTo(website?.box[2] ?? 0, 0);
});

test("the authors of a publication are in line with what is below its title", async () => {
  const lines = await linesOf("software-engineer", "harvard");
  const [title, address, authors] = ["Forty thousand", "doi.org/10.5555/jsr", "K. Morozova"].map(
    (beginning) => lines.find(({ text }) => text.startsWith(beginning))?.box[0] ?? 0,
  );
  expect(address).toBeGreaterThan((title ?? 0) + 5);
  expect(authors).toBeCloseTo(address ?? 0, 0);
});

test("dates are in the last line of a long title", async () => {
  const lines = await linesOf("long-names", "band");
  const [end, dates] = ["8a)", "Present"].map((text) => wordWith(lines, text));
  expect(dates?.box[1]).toBeCloseTo(end?.box[1] ?? 0, 0);
});

test("a headline of two lines has lines of about equal length", async () => {
  const lines = await linesOf("long-names", "academic");
  const widths = ["Senior Sister and", "Patient Safety and"].map((text) => {
    const line = lines.find((one) => one.text.startsWith(text));
    return line ? line.box[2] - line.box[0] : 0;
  });
  expect(Math.min(...widths)).toBeGreaterThan(0.6 * Math.max(...widths));
});
