import { expect, test } from "vitest";
import { plausibleRates, readDailyRates } from "./central-bank-rates.ts";

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

const now = new Date("2026-11-29T12:00:00Z");
const fewer = Object.entries(rates).slice(0, 9);

test("a rate that cannot be right is left out", () => {
  const read = readDailyRates(xml.replace("rate='0.88'", "rate='0.088'"));
  const plausible = read && plausibleRates(read, now);
  expect(plausible?.usd.has("GBP")).toBe(false);
  expect(plausible?.usd.get("EUR")).toBe(1.1);
});

test("currencies that we do not know are left out", () => {
  const read = readDailyRates(xml.replace("RON", "XTS"));
  expect([...((read && plausibleRates(read, now))?.usd.keys() ?? [])]).not.toContain("XTS");
});

test.each([
  { day: "2026-11-27", usd: new Map(fewer) },
  { day: "2015-11-27", usd: readDailyRates(xml)?.usd ?? new Map() },
  { day: "2027-01-01", usd: readDailyRates(xml)?.usd ?? new Map() },
  { day: "2026-99-99", usd: readDailyRates(xml)?.usd ?? new Map() },
  {
    day: "2026-11-27",
    usd: new Map([...(readDailyRates(xml)?.usd ?? [])].map(([code, usd]) => [code, usd * 9])),
  },
])("a table of $day that cannot be right is refused", (read) => {
  expect(plausibleRates(read, now)).toBeNull();
});
