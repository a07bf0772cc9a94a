import { expect, test } from "vitest";
import { oneReader } from "./one-reader.ts";
import { planted, readSourceTree } from "./source-tree.ts";

test("only src/text has tables of month names and currencies", () => {
  expect(oneReader(readSourceTree())).toEqual([]);
});

test.each([
  'const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"];',
  'const months = "Januar Februar März April Mai Juni Juli".split(" ");',
  "const month = /(?:styczeń|luty|marzec|kwiecień|maj|czerwiec)/u;",
  "const month = new RegExp(`^(?:january|february|march|april|june|july) ${year}`);",
])("bites on the months of %s", (code) => {
  const path = "src/jobs/dates.ts";
  expect(oneReader(planted({ [path]: code }))).toEqual([
    `${path}:1 has a table of month names: use src/text`,
  ]);
  expect(oneReader(planted({ "src/text/months.ts": code }))).toEqual([]);
});

test.each([
  "const rates = { USD: 1, EUR: 1.15, GBP: 1.35 };",
  'const codes = ["eur", "usd", "pln"];',
  'type Currency = "USD" | "EUR" | "GBP";',
  "const pay = /[$€£]\\s?\\d/;",
  "const money = `(?:usd|eur|gbp) ${figure}`;",
  'const rows = [{ code: "EUR" }, { mark: "€|£" }];',
])("bites on the currencies of %s", (code) => {
  expect(oneReader(planted({ "src/jobs/money.ts": code }))).toHaveLength(1);
});

test("a word or two are no table", () => {
  const code = 'const text = "From March to May, £20 or 25 EUR"; const mini = /(?:538|556)[- ]?(?:€|euro)/;';
  expect(oneReader(planted({ "src/jobs/text.ts": code }))).toEqual([]);
});
