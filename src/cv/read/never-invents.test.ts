import * as fc from "fast-check";
import { expect, test } from "vitest";
import { joinParagraphs } from "./layout/join-paragraphs.ts";
import { readLines } from "./read-lines.ts";
import { lineText, plainTextLine, type TextLine } from "./text-line.ts";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

const words =
  "Ana|Ruiz|Experience|EDUCATION|Skills:|Sprachen|Data Analyst|Acme Ltd|University of Leeds|BSc|Statistics|Denver, CO|Lyon, France|2019|03/2021 –|Present|seit 2020|May – Aug 2021|ana@example.com|+44 113 496 0142|https://example.org/a|linkedin.com/in/ana|·|,|–|(|)|:|Grade: 1,7|English (native)|职务经历|学歴|المهارات|“|•|Python, SQL; dbt|Led the move of two shops without a day of closure.|at".split(
    "|",
  );
const text = fc.array(
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, fc.string({ maxLength: 12 })),
  {
    minLength: 1,
    maxLength: 6,
  },
);
const line = fc
  .record({
    cells: fc.array(text, { minLength: 1, maxLength: 3 }),
    bold: fc.boolean(),
    bullet: fc.boolean(),
    size: fc.constantFrom(9, 11, 14, 22),
    x: fc.constantFrom(40, 54, 200),
    width: fc.constantFrom(0, 120, 400),
    column: fc.constantFrom(0, 0, 1),
    gap: fc.constantFrom(1.3, 2.5),
  })
  .map(({ cells, bold, ...more }): TextLine =>
    plainTextLine("", {
      ...more,
      bold,
      cells: cells.map((parts) => [{ text: parts.join(" "), bold, italic: false }]),
    }),
  );
const lines = fc.array(line, { maxLength: 30 });

const plain = (value: string): string => value.replaceAll(/\s+/g, " ");

/** Each text of a reading with its pointer. */
function leaves(value: unknown, pointer = ""): [string, string][] {
  if (typeof value === "string") return [[pointer, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, `${pointer}/${key}`));
}

const isDate = (pointer: string): boolean => /\/(?:startDate|endDate|date|releaseDate)$/.test(pointer);
/** The reader derives a network from an address, so its name need not be in the text. */
const isNetwork = (pointer: string): boolean => pointer.endsWith("/network");

test("every value is in the text, and every date is of a year in it", () => {
  fc.assert(
    fc.property(lines, (given) => {
      const { document, confidence, places } = readLines({ lines: given, links: [] });
      const whole = plain(joinParagraphs(given).map(lineText).join(" "));
      for (const [pointer, value] of leaves(document)) {
        if (isDate(pointer)) expect(whole).toContain(value.slice(2, 4));
        else if (!isNetwork(pointer)) expect(whole).toContain(value);
        expect(confidence[pointer]).toBeGreaterThan(0);
        expect(confidence[pointer]).toBeLessThanOrEqual(1);
        expect(places[pointer]?.page).toBe(1);
      }
    }),
    { numRuns: numberOfRuns(400) },
  );
});

test("the same lines always give the same reading", () => {
  fc.assert(
    fc.property(lines, (given) => {
      const read = () => JSON.stringify(readLines({ lines: structuredClone(given), links: [] }));
      expect(read()).toBe(read());
    }),
    { numRuns: 60 },
  );
});

test("text that has no field is shown", () => {
  const given = [
    "Ana Ruiz",
    "ana@example.com",
    "Experience",
    "Analyst, Acme Ltd, 2019 – 2021",
    "Zebra crossing permits",
  ];
  const { unplaced } = readLines({ lines: given.map((one) => plainTextLine(one)), links: [] });
  const { document } = readLines({ lines: given.map((one) => plainTextLine(one)), links: [] });
  const shown = `${JSON.stringify(document)} ${unplaced.map((one) => one.text).join(" ")}`;
  expect(shown).toContain("Zebra crossing permits");
});
