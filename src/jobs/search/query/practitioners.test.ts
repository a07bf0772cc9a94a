import { expect, test } from "vitest";
import { practitionersOf, tradesOf } from "./practitioners.ts";

const joined = (names: string[][]) => names.map((name) => name.join(" "));

test.each([
  ["interior design", "interior designer"],
  ["teaching", "teacher"],
  ["nursing", "nurse"],
  ["night cleaning", "night cleaner"],
  ["microbiology", "microbiologist"],
  ["bioinformatics", "bioinformatician"],
  ["carpentry", "carpenter"],
  ["pharmacy", "pharmacist"],
  ["video editing", "video editor"],
  ["product management", "product manager"],
  ["translate", "translator"],
])("%s is practised by %s", (trade, name) => {
  expect(joined(practitionersOf(trade.split(" ")))).toContain(name);
});

test.each(["design", "management", "data"])("%s alone is no trade", (word) => {
  expect(practitionersOf([word])).toEqual([]);
});

test.each([
  ["plumber", "plumbing"],
  ["photographer", "photography"],
  ["translator", "translation"],
])("the trade of a %s is %s", (name, trade) => {
  expect(joined(tradesOf([name]))).toContain(trade);
});

test("the trade of a reporter is not that of all who report", () => {
  expect(joined(tradesOf(["reporter"]))).not.toContain("reporting");
});
