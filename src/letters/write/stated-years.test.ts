import { expect, test } from "vitest";
import { differsFromStatedYears } from "./stated-years.ts";

const summary = (text: string) => [
  { text, address: "personal/summary", list: "personal", row: null, where: "Summary" } as const,
];

test.for([
  ["Nurse with eleven years on wards.", 12, true],
  ["Nurse with eleven years on wards.", 11, false],
  ["Nurse with 11 years on wards.", 5, true],
  ["Nurse with 11 years on wards.", 10, false],
  ["Nurse with over ten years on wards.", 12, false],
  ["10+ years in care", 12, false],
  ["Krankenpfleger mit 8 Jahren Erfahrung", 9, true],
  ["Two years as a ward manager, eleven years as a nurse", 11, false],
  ["I look after people of 80 years and more.", 12, false],
  ["Nurse in Leeds", 12, false],
] as const)("%s: %d years", ([text, years, differs]) => {
  expect(differsFromStatedYears(years, summary(text))).toBe(differs);
});
