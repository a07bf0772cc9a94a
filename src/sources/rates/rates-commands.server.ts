import { readFile, writeFile } from "node:fs/promises";
import { ratesDate } from "../../text/currency-rates.constants.ts";
import type { CommandGroup } from "../../platform/command-line/command.ts";
import type { PoliteFetch } from "../collect/polite-fetch.server.ts";
import { readDailyRates, withRates } from "./central-bank-rates.ts";

const dailyTable = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";
const ownTable = new URL("../../../data/text/currencies.json", import.meta.url);

/** `npm run admin -- rates …`: the rates by which pay in other currencies is filtered and sorted. */
export const ratesCommands: CommandGroup<{ politeFetch: PoliteFetch }> = {
  name: "rates",
  summary: "the rates by which pay in other currencies is filtered and sorted",
  commands: [
    {
      name: "refresh",
      summary:
        "Takes the rates of today from the European Central Bank; keeps the present ones if it does not answer",
      examples: ["rates refresh"],
      async run(_, { politeFetch }) {
        const answer = await politeFetch(dailyTable);
        const rates = answer.outcome === "ok" ? readDailyRates(answer.body) : null;
        if (!rates)
          return {
            ok: false,
            problem: `The European Central Bank gave no rates (${answer.outcome}). Those of ${ratesDate} stay.`,
          };
        const { table, changes } = withRates(await readFile(ownTable, "utf8"), rates);
        await writeFile(ownTable, table);
        const rows = changes.map(({ code, from, to }) => [code, String(from), String(to)]);
        const columns = [{ heading: "Currency", whole: true }, { heading: "Before" }, { heading: "Now" }];
        return {
          ok: true,
          data: { day: rates.day, changes },
          show: [
            ...(rows.length > 0 ? [{ columns, rows }] : []),
            `${changes.length} rates are those of ${rates.day} now. Build and restart the site to use them.`,
          ],
        };
      },
    },
  ],
};
