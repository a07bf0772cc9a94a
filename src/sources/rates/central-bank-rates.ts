import type { DailyRates } from "../../jobs/search/filters/pay-rates.server.ts";
import { usdRate } from "../../text/currency-rates.ts";

/**
 * Reads the daily table of the European Central Bank, which lists units for one euro. Null for anything else, and for a
 * table with few currencies or without the dollar.
 *
 * @see https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html
 */
export function readDailyRates(xml: string): DailyRates | null {
  const day = /\btime=["'](\d{4}-\d{2}-\d{2})["']/.exec(xml)?.[1];
  const perEuro = new Map<string, number>();
  for (const [, code = "", rate = ""] of xml.matchAll(
    /\bcurrency=["']([A-Z]{3})["']\s+rate=["']([\d.]{1,20})["']/g,
  )) {
    if (Number(rate) > 0) perEuro.set(code, Number(rate));
  }
  const dollars = perEuro.get("USD");
  if (day === undefined || dollars === undefined || perEuro.size < fewestCurrencies) return null;
  const usd = [...perEuro].map(([code, rate]): [string, number] => [code, dollars / rate]);
  return { day, usd: new Map([...usd, ["EUR", dollars], ["USD", 1]]) };
}

/** The table has about thirty. */
const fewestCurrencies = 10;
/** A rate that differs from that of our own table by more than this factor is an error. */
const largestFactor = 3;
/** Days. The bank writes a table on each working day. */
const oldest = 14;
const dayMs = 86_400_000;

/** Returns the rates that can be right; null if the table is not of these days, or too few can be right. */
export function plausibleRates({ day, usd }: DailyRates, now: Date): DailyRates | null {
  const age = (now.getTime() - Date.parse(day)) / dayMs;
  const plausible = [...usd].filter(([code, rate]) => {
    const own = usdRate(code);
    return own !== null && rate < own * largestFactor && rate > own / largestFactor;
  });
  // The day is that of the bank, which may be ahead of UTC.
  if (!(age > -1 && age < oldest) || plausible.length < fewestCurrencies) return null;
  return { day, usd: new Map(plausible) };
}
