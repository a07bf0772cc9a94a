import { expect, test } from "vitest";
import { sampleCv } from "../../../../tests/support/sample-cvs.ts";
import { openTypst } from "../../render/typst-engine.server.ts";
import { toPage } from "../../view-model/to-page.ts";
import { readCv } from "../read-cv.ts";
import { boxInPercent } from "./page-mark.ts";

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

test("a box keeps its place at every size of the page", () => {
  expect(boxInPercent({ box: [59.5, 84.2, 119, 10] }, { width: 595, height: 842 })).toEqual({
    left: "9.66%",
    top: "9.88%",
    width: "20.67%",
    height: "1.6%",
  });
});
