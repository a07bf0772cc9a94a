import type { CommandGroup } from "../../platform/command-line/command.ts";
import type { Database } from "../../platform/database/tables.ts";
import { countUsefulVotes, listUsefulComments } from "./useful-votes.server.ts";

const usualLimit = 50;

/** `npm run admin -- guides …`: which guides readers call useful. */
export const guideCommands: CommandGroup<{ db: Database }> = {
  name: "guides",
  summary: "which guides readers call useful",
  commands: [
    {
      name: "useful",
      summary: "Counts the answers to “Was this useful?” and shows the latest words of readers",
      options: {
        limit: {
          value: "count",
          isNumber: true,
          description: `show at most this many words (${usualLimit})`,
        },
      },
      examples: ["guides useful", "guides useful --limit 200"],
      async run(input, { db }) {
        const counts = await countUsefulVotes(db);
        const words = await listUsefulComments(db, input.number("limit", usualLimit));
        const data = { counts, words };
        if (counts.length === 0) return { ok: true, data, show: ["No reader has answered yet."] };
        const answers = {
          columns: [
            { heading: "Guide", whole: true },
            { heading: "Yes", whole: true },
            { heading: "No", whole: true },
          ],
          rows: counts.map(({ article, yes, no }) => [article, String(yes), String(no)]),
        };
        const comments = {
          columns: [
            { heading: "Day", whole: true },
            { heading: "Guide", whole: true },
            { heading: "Useful", whole: true },
            { heading: "Words" },
          ],
          rows: words.map((one) => [one.writtenOn, one.article, one.useful ? "yes" : "no", one.words]),
        };
        return { ok: true, data, show: words.length > 0 ? [answers, comments] : [answers] };
      },
    },
  ],
};
