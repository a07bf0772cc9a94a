import { describeRatesDate, storePayRates } from "../../jobs/search/filters/pay-rates.server.ts";
import type { CommandGroup } from "../../platform/command-line/command.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { PoliteFetch } from "../collect/polite-fetch.server.ts";
import { troubleText } from "../collect/trouble-text.ts";
import { plausibleRates, readDailyRates } from "./central-bank-rates.ts";

const dailyTable = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";
/** Bytes. The table has two thousand. */
const largestTable = 2 ** 20;

/** `isNew` is false if the stored rates are as new. */
type Refreshed = { ok: true; day: string; isNew: boolean } | { ok: false; problem: string };

/** Stores the rates of the European Central Bank. The stored ones stay if it does not answer, or with something else. */
export async function refreshRates(
  db: Database,
  {
    politeFetch,
    now,
    signal,
    address = dailyTable,
  }: { politeFetch: PoliteFetch; now: Date; signal?: AbortSignal; address?: string },
): Promise<Refreshed> {
  const answer = await politeFetch(address, { bytes: largestTable, ...(signal && { signal }) });
  if (answer.outcome === "gone" || answer.outcome === "not-modified")
    return { ok: false, problem: "Its table is not at its address any more." };
  if (answer.outcome !== "ok") return { ok: false, problem: troubleText(answer) };
  const read = readDailyRates(answer.body);
  const rates = read && plausibleRates(read, now);
  if (!rates) return { ok: false, problem: "It sent no table of rates of these days." };
  return { ok: true, day: rates.day, isNew: await storePayRates(db, rates) };
}

/** `npm run admin -- rates …`: the rates by which a minimum pay is compared with pay in other currencies. */
export const ratesCommands: CommandGroup<{ db: Database; politeFetch: PoliteFetch; clock: () => Date }> = {
  name: "rates",
  summary: "the rates by which a minimum pay is compared with pay in other currencies",
  commands: [
    {
      name: "refresh",
      summary: "Takes the rates of the European Central Bank now; a site that collects does so each day",
      examples: ["rates refresh"],
      async run(_, { db, politeFetch, clock }) {
        const refreshed = await refreshRates(db, { politeFetch, now: clock() });
        if (!refreshed.ok)
          return {
            ok: false,
            problem: `The European Central Bank gave no rates. ${refreshed.problem} Those of ${await describeRatesDate(db)} stay.`,
          };
        const { day, isNew } = refreshed;
        const said = isNew ? `The rates are those of ${day} now.` : `The rates of ${day} were here already.`;
        return { ok: true, data: { day, isNew }, show: [said] };
      },
    },
  ],
};
