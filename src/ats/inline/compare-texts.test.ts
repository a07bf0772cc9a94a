import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compareTexts } from "./compare-in-guide.tsx";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

const now = new Date("2026-11-22T12:00:00Z");
const cv = `Amara Osei

Experience
Data analyst, Meadow Clinics
03/2021 – Present
- Built a report in SQL that 46 supervisors open each morning
`;

test("words of an advert are found in the text of a CV, with its lines", () => {
  const { summary, keywords } = compareTexts(cv, "Data analyst\n\nRequirements\n- SQL\n- Kubernetes", now);
  const found = keywords.map(({ words, verdict }) => `${words}: ${verdict}`);
  expect(found).toEqual(expect.arrayContaining(["SQL: met", "Kubernetes: missing"]));
  expect(keywords.find(({ words }) => words === "SQL")?.cvLines[0]?.where).toContain("Meadow Clinics");
  expect(summary).toContain("required");
});

test("any two texts are compared without an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, other) => {
      expect(compareTexts(one, other, now).keywords).toBeInstanceOf(Array);
    }),
    { numRuns: numberOfRuns(100) },
  );
});
