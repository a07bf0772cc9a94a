import { expect, test } from "vitest";
import { toPage } from "../../src/cv/view-model/to-page.ts";
import type { CvPlace } from "../../src/cv/render/svg-frame.ts";
import { layoutFaults } from "./layout-faults.ts";
import { matrixPerson } from "./matrix-people.ts";
import type { Box, PlacedPage, TextLine } from "./placed-text.ts";

const result = toPage(matrixPerson("nurse"));
if (!result.ok) throw new Error(result.reason);
const { page } = result;
const name = page.name?.text ?? "";

/** A line of words, each 50 points wide. */
function line(text: string, top: number, { left = 60, size = 10 } = {}): TextLine {
  const words = text.split(" ").map((word, index) => {
    const box: Box = [left + index * 60, top, left + index * 60 + 50, top + 7];
    return { text: word, box, size };
  });
  return { words, text, size, box: [left, top, words.at(-1)?.box[2] ?? left, top + 7] };
}

function sheet(lines: TextLine[], photos: Box[] = []): PlacedPage {
  return { page: [0, 0, 595, 842], photos, lines: [line(name, 50, { size: 20 }), ...lines] };
}

const place = (pointer: string, on: number): CvPlace => ({ pointer, page: on, x: 0, y: 0, w: 1, h: 1 });
/** Places every field of the first job and its section on one page. */
const together = (on: number): CvPlace[] =>
  ["", "/0/position", "/0/company", "/0/startDate", "/0/summary", "/0/description"].map((field) =>
    place(`/sections/experience${field}`, on),
  );
const experience = { ...page, sections: page.sections.filter(({ key }) => key === "experience") };
const noSections = { ...page, sections: [] };

test("a page without faults has none", () => {
  expect(layoutFaults(noSections, [sheet([line("Calm words", 100)])], [])).toEqual([]);
});

test.each<[string, TextLine[], Box[], string]>([
  ["words on each other", [line("one", 100), line("two", 103)], [], '"one" is on "two"'],
  ["words on the photo", [line("one", 100)], [[50, 90, 70, 110]], '"one" is on the photo'],
  ["words beyond the margin", [line("one", 100, { left: 560 })], [], '"one" is outside the margins'],
  ["words at the foot of the page", [line("one", 830)], [], '"one" is outside the margins'],
  ["a separator at the end", [line("Leeds ·", 100)], [], '"Leeds ·" has a separator at its end'],
])("finds %s", (_, lines, photos, fault) => {
  expect(layoutFaults(noSections, [sheet(lines, photos)], [])).toEqual([fault]);
});

test("finds a name that breaks within a word", () => {
  const broken = {
    ...sheet([]),
    lines: [line(name.slice(0, -3), 50, { size: 20 }), line(name.slice(-3), 90, { size: 20 })],
  };
  expect(layoutFaults(noSections, [broken], [])).toHaveLength(1);
});

test("finds a heading or a head on another page than its text", () => {
  const [first] = experience.sections[0]?.entries ?? [];
  const section = {
    ...experience,
    sections: experience.sections.map((one) => ({ ...one, entries: first ? [first] : [] })),
  };
  expect(layoutFaults(section, [sheet([])], together(1))).toEqual([]);
  const stranded = [place("/sections/experience", 1), ...together(2).slice(1)];
  expect(layoutFaults(section, [sheet([])], stranded)).toEqual([`the heading "Experience" is alone`]);
  const headAlone = together(1).map((one) =>
    /summary|description/.test(one.pointer) ? { ...one, page: 2 } : one,
  );
  expect(layoutFaults(section, [sheet([])], headAlone)).toEqual([
    "the head of /sections/experience/0 is alone",
  ]);
});

test("finds a single bullet at a page break", () => {
  const [first] = experience.sections[0]?.entries ?? [];
  const bullets =
    first?.body.filter(({ level }) => level > 0).map(({ runs }) => runs.map(({ text }) => text).join("")) ??
    [];
  const pages = [bullets.slice(0, 1), bullets.slice(1)].map((texts) =>
    sheet(texts.map((text, index) => line(text.replaceAll(" ", "_").replaceAll("_", ""), 100 + index * 20))),
  );
  const section = {
    ...experience,
    sections: experience.sections.map((one) => ({ ...one, entries: first ? [first] : [] })),
  };
  expect(layoutFaults(section, pages, together(1))).toEqual([
    expect.stringMatching(/^a bullet of \/sections\/experience\/0 is alone on a page: 1,/),
  ]);
});
