/** The daily rates of the European Central Bank, as US dollars for one unit. */
export type DailyRates = {
  /** "2026-11-27" */
  day: string;
  usd: ReadonlyMap<string, number>;
};

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
/** A rate that has changed by more than this factor is an error of the table. */
const largestChange = 2;

const longDay = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A rate of our table before and after. */
type ChangedRate = { code: string; from: number; to: number };

/**
 * Writes the rates into the text of `data/text/currencies.json`, with three digits, and their day. Currencies that the bank
 * does not list keep their rate.
 */
export function withRates(
  table: string,
  { day, usd }: DailyRates,
): { table: string; changes: ChangedRate[] } {
  const changes: ChangedRate[] = [];
  const rated = table.replaceAll(
    /("code": "([A-Z]{3})", "usd": )([\d.e-]+)/g,
    (whole, start: string, code: string, before: string) => {
      const [from, now] = [Number(before), usd.get(code)];
      if (now === undefined) return whole;
      const to = Number(now.toPrecision(3));
      if (to === from || to > largestChange * from || from > largestChange * to) return whole;
      changes.push({ code, from, to });
      return `${start}${to}`;
    },
  );
  const dated = rated.replace(/("ratesDate": ")[^"]*/, `$1${longDay.format(new Date(day))}`);
  return { table: dated, changes };
}
