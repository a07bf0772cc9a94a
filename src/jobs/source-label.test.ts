import { expect, test } from "vitest";
import { sourceLabel } from "./source-label.ts";

test.each([
  ["uk_reed_data_2021", "Imported file: UK Reed Data 2021"],
  ["us_va_openjobpostings_50", "Imported file: US VA Openjobpostings 50"],
  ["jobs-of-2024-03.jsonl", "Imported file: Jobs of 2024-03"],
  ["uk_reed_data_2021.jsonl.gz", "Imported file: UK Reed Data 2021"],
  ["NHSjobs", "Imported file: NHSjobs"],
  ["Gulf jobs, spring 2024", "Imported file: Gulf jobs, spring 2024"],
  ["___", "Imported file: ___"],
])("the file %s is shown as %s", (label, shown) => {
  expect(sourceLabel({ adapter: "postings", label })).toBe(shown);
});

test("other sources keep their name", () => {
  expect(sourceLabel({ adapter: "greenhouse", label: "uk_reed" })).toBe("uk_reed");
});
