import type { Clock } from "../../platform/clock/clock.ts";
import type { CommandGroup } from "../../platform/command-line/command.ts";
import type { Database } from "../../platform/database/tables.ts";
import { momentText } from "../../platform/terminal/moment-text.ts";
import { listRequests, markRequestDone } from "./source-requests.server.ts";

const usualLimit = 50;

/** `npm run admin -- requests …`: the companies that people miss, and the adverts that they added. */
export const requestCommands: CommandGroup<{ db: Database; clock: Clock }> = {
  name: "requests",
  summary: "companies that people asked for, and adverts that they added",
  commands: [
    {
      name: "list",
      summary: "Lists what people asked for, the most wanted first",
      options: {
        all: { description: "also those that are done" },
        limit: { value: "count", isNumber: true, description: `show at most this many (${usualLimit})` },
      },
      examples: ["requests list", "requests list --all --limit 500"],
      async run(input, { db }) {
        const requests = await listRequests(db, {
          all: input.isOn("all"),
          limit: input.number("limit", usualLimit),
        });
        if (requests.length === 0) return { ok: true, data: [], show: ["Nobody has asked for anything."] };
        const columns = [
          { heading: "Number", whole: true },
          { heading: "Times", whole: true },
          { heading: "Last asked (UTC)", whole: true },
          { heading: "What" },
          { heading: "Address" },
          { heading: "Outcome" },
        ];
        const rows = requests.map(({ id, times, asked_at, kind, name, address, outcome }) => [
          String(id),
          String(times),
          momentText(asked_at),
          `${kind}: ${name}`,
          address,
          outcome,
        ]);
        return { ok: true, data: requests, show: [{ columns, rows }] };
      },
    },
    {
      name: "done",
      summary: "Marks a request as dealt with, so that it leaves the list",
      operands: [{ name: "number", description: "as in the list" }],
      examples: ["requests done 12"],
      async run(input, { db, clock }) {
        const number = input.operand("number");
        const isKnown = /^\d{1,9}$/.test(number) && (await markRequestDone(db, Number(number), clock()));
        return isKnown
          ? { ok: true, data: { id: Number(number) }, show: [`Request ${number} is done.`] }
          : { ok: false, problem: `There is no request ${number}. See: npm run admin -- requests list` };
      },
    },
  ],
};
