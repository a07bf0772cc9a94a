import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readDailyRates, withRates } from "./central-bank-rates.ts";

const rates = {
  USD: 1.1,
  GBP: 0.88,
  PLN: 4.4,
  SEK: 11,
  NOK: 11.7,
  DKK: 7.46,
  CZK: 25,
  HUF: 390,
  RON: 5,
  CHF: 0.95,
  JPY: 165,
};
const xml = `<?xml version="1.0"?><Cube><Cube time='2026-11-27'>${Object.entries(rates)
  .map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`)
  .join("")}</Cube></Cube>`;

test("the bank's units for a euro become dollars for a unit", () => {
  const read = readDailyRates(xml);
  expect(read?.day).toBe("2026-11-27");
  expect(read?.usd.get("EUR")).toBe(1.1);
  expect(read?.usd.get("GBP")).toBeCloseTo(1.25);
  expect(read?.usd.get("USD")).toBe(1);
});

test.each([
  "",
  "<html>Not here</html>",
  xml.replace("USD", "XXX"),
  xml.replace("time=", "day="),
  xml.slice(0, 150),
])("anything but a whole table is refused: %.30s", (text) => {
  expect(readDailyRates(text)).toBeNull();
});

test("our table gets the rates and their day, and stays as it is otherwise", async () => {
  const before = await readFile(new URL("../../../data/text/currencies.json", import.meta.url), "utf8");
  const read = readDailyRates(xml);
  if (!read) throw new Error("no rates");
  const { table, changes } = withRates(before, read);
  const parsed = JSON.parse(table) as { ratesDate: string; currencies: { code: string; usd: number }[] };
  const usdOf = (code: string) => parsed.currencies.find((one) => one.code === code)?.usd;
  expect(parsed.ratesDate).toBe("27 November 2026");
  expect(usdOf("EUR")).toBe(1.1);
  expect(usdOf("PLN")).toBe(0.25);
  expect(changes.map(({ code }) => code)).toContain("GBP");
  expect(withRates(table, read).changes).toEqual([]);
  expect(table.replaceAll(/"usd": [^,]+|"ratesDate": [^,]+/g, "")).toBe(
    before.replaceAll(/"usd": [^,]+|"ratesDate": [^,]+/g, ""),
  );
});

test("a rate that doubles overnight is an error of the table", () => {
  const { table, changes } = withRates('{ "code": "GBP", "usd": 0.3, "words": [] }', {
    day: "2026-11-27",
    usd: new Map([["GBP", 1.25]]),
  });
  expect(changes).toEqual([]);
  expect(table).toContain('"usd": 0.3,');
});
