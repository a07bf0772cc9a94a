import { expect, test } from "vitest";
import { sampleCv } from "../../../../tests/support/sample-cvs.ts";
import { openTypst } from "../../render/typst-engine.server.ts";
import { toPage } from "../../view-model/to-page.ts";
import { readCv } from "../read-cv.ts";
import { marksOfParsedCv } from "./marks-of-parsed-cv.ts";
import { boxInPercent } from "./page-mark.ts";

const naming = {
  nameOf: (pointer: string) => pointer.split("/").at(-1) ?? "",
  hrefOf: (pointer: string) => `#${pointer}`,
  unplacedHref: (index: number) => `#unplaced-${index}`,
};

async function readSample(person: "amara" | "layla") {
  const page = toPage(sampleCv(person));
  if (!page.ok) throw new Error(page.reason);
  const drawing = openTypst().drawPdf(page.page);
  if (!drawing.ok) throw new Error(drawing.reason);
  const reading = await readCv(drawing.pdf);
  if (!reading.ok) throw new Error(reading.reason);
  return reading;
}

test.each(["amara", "layla"] as const)(
  "every value of the CV of %s has a place on its page",
  async (person) => {
    const { pages, places } = await readSample(person);
    for (const [pointer, { page, box }] of Object.entries(places)) {
      const size = pages[page - 1]?.size;
      if (!size) throw new Error(`${pointer} is on no page`);
      const [x, y, width, height] = box;
      expect(Math.min(x, y, width, height), pointer).toBeGreaterThan(0);
      expect(x + width, pointer).toBeLessThan(size.width);
      expect(y + height, pointer).toBeLessThan(size.height);
    }
  },
);

test("a paragraph has a mark around all its lines", async () => {
  const { pages, places } = await readSample("amara");
  const [, , , height] = places["/basics/summary"]?.box ?? [0, 0, 0, 0];
  const line = pages[0]?.lines.find(({ text }) => text.startsWith("Five years"));
  expect(line?.text).toMatch(/always\.$/);
  expect(height).toBeGreaterThan(2 * (line?.size ?? 0));
});

test("values of one line share a mark, which leads to the one to check", () => {
  const box: [number, number, number, number] = [10, 20, 100, 10];
  const marks = marksOfParsedCv(
    {
      confidence: { "/work/0/name": 0.9, "/work/0/position": 0.5 },
      places: { "/work/0/name": { page: 1, box }, "/work/0/position": { page: 1, box } },
      unplaced: [{ text: "First class", page: 1, line: 4, box: [10, 60, 40, 10] }],
    },
    naming,
  );
  expect(marks).toEqual([
    { page: 1, box, tone: "check", label: "name, position: please check", href: "#/work/0/position" },
    {
      page: 1,
      box: [10, 60, 40, 10],
      tone: "unplaced",
      label: "First class: in no field",
      href: "#unplaced-0",
    },
  ]);
});

test("a box keeps its place at every size of the page", () => {
  expect(boxInPercent({ box: [59.5, 84.2, 119, 10] }, { width: 595, height: 842 })).toEqual({
    left: "9.66%",
    top: "9.88%",
    width: "20.67%",
    height: "1.6%",
  });
});
