import { expect, test } from "vitest";
import type { PdfPage } from "../pdf/pdf-runs.ts";
import type { PdfRun } from "../pdf/lost-ligatures.ts";
import { lineText } from "../text-line.ts";
import { joinParagraphs } from "./join-paragraphs.ts";
import { pageLines } from "./page-lines.ts";

const run = (text: string, x: number, y: number, more: Partial<PdfRun> = {}): PdfRun => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  bold: false,
  italic: false,
  isRtl: false,
  ...more,
});
const page = (runs: PdfRun[], more: Partial<PdfPage> = {}): PdfPage => ({
  runs,
  links: [],
  marks: [],
  width: 595,
  height: 842,
  ...more,
});
const column = (x: number, texts: string[]): PdfRun[] =>
  texts.map((text, row) => run(text, x, 200 + row * 14));
const textOf = (pages: PdfPage[]): string[] => joinParagraphs(pageLines(pages)).map(lineText);

test("reads a sidebar first, and then the main column", () => {
  const side = column(40, ["Skills", "SQL", "Python", "Django", "Excel", "Figma"]);
  const main = column(200, [
    "Experience",
    "Analyst, Acme Ltd with a long name of its own",
    "2019 to 2021",
    "Education",
    "BSc Statistics, University of Leeds in Yorkshire",
    "2015",
  ]);
  expect(textOf([page([...main, ...side])])).toEqual([...side, ...main].map(({ text }) => text));
});

test("keeps a title and its smaller date together when a line of the sidebar is a little higher", () => {
  const side = column(40, ["Skills", "SQL", "Python", "Django", "Excel", "Figma"]).map((one) => ({
    ...one,
    size: 9,
  }));
  const main = [
    run("Experience", 200, 203.4),
    run("Analyst", 200, 217.4),
    run("2019 – 2021", 450, 217.4, { size: 9.5 }),
    run("Acme Ltd with a long name of its own", 200, 231.4),
    run("Clerk", 200, 245.4),
    run("2015 – 2019", 450, 245.4, { size: 9.5 }),
    run("Borough Bank with a long name of its own", 200, 259.4),
    run("Education", 200, 273.4),
  ];
  const lines = pageLines([page([...main, ...side])]).map(lineText);
  expect(lines).toContain("Analyst 2019 – 2021");
  expect(lines).toContain("Clerk 2015 – 2019");
});

test("keeps dates in a margin with the text next to them", () => {
  const dates = [run("2019 – 2021", 40, 200), run("2015 – 2019", 40, 256)];
  const text = column(200, [
    "Analyst",
    "Acme Ltd",
    "Wrote reports",
    "Read reports",
    "Clerk",
    "Borough Bank",
    "Sold stamps",
  ]);
  const lines = pageLines([page([...dates, ...text])]).map(lineText);
  expect(lines[0]).toBe("2019 – 2021 Analyst");
  expect(lines[4]).toBe("2015 – 2019 Clerk");
});

test("joins the lines of a list item whose sign is drawn, and adds no sign to the text", () => {
  const text = [
    run("Led the move of two workshops without a day of closure, together with", 60, 200),
    run("suppliers", 60, 214),
    run("Answered letters", 60, 228),
  ];
  const marks = [
    { x: 50, y: 197 },
    { x: 50, y: 225 },
  ];
  expect(textOf([page(text, { marks })])).toEqual([
    "Led the move of two workshops without a day of closure, together with suppliers",
    "Answered letters",
  ]);
});

test("leaves out page numbers and repeated page headers", () => {
  const first = page([run("Ana Ruiz", 40, 40), run("Analyst", 40, 400), run("1 / 2", 280, 820)]);
  const second = page([run("Ana Ruiz", 40, 40), run("Clerk", 40, 400), run("2 / 2", 280, 820)]);
  expect(textOf([first, second])).toEqual(["Ana Ruiz", "Analyst", "Clerk"]);
});

test("reads a line from right to left", () => {
  const name = run("ליאור כהן", 400, 100, { isRtl: true });
  const dates = [run("מפתח", 500, 140, { isRtl: true }), run("2019", 60, 140)];
  expect(textOf([page([name, ...dates])])).toEqual(["ליאור כהן", "מפתח 2019"]);
});
