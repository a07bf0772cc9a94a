import { findPostings, findRejections } from "../../jobs/find-postings.server.ts";
import { findSource } from "../../jobs/find-source.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { CommandGroup } from "../../platform/command-line/command.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/tables.ts";
import { sourceOfBoard } from "../source-of-board.ts";
import { recogniseAddress } from "./recognise-address.ts";
import { postingSentences, rejectionSentences, unreadSentences } from "./whereabouts.ts";

/** `npm run why -- <address or id>`: where a posting is, or why it is not shown. */
export const whyCommand: CommandGroup<{ db: Database; clock: Clock; config: Config }> = {
  name: "why",
  script: "npm run why --",
  summary: "where a posting is, or why it is not shown",
  commands: [
    {
      name: "",
      summary: "Says where a posting is: shown, merged, closed, gone, rejected or never read",
      operands: [
        {
          name: "posting",
          description: "its address, the address of its job on this site, or its id at its source",
        },
      ],
      examples: ["https://boards.greenhouse.io/acme/jobs/4711", "4711", "greenhouse:acme:4711"],
      async run(input, { db, clock, config }) {
        const asked = input.operand("posting").trim();
        const site = { publicUrl: config.publicUrl, now: clock() };
        const postings = await findPostings(db, asked, site);
        const rejections = await findRejections(db, asked);
        const stored = await Promise.all(
          postings.map(async (posting) =>
            postingSentences(posting, await findSource(db, { name: posting.source }), site),
          ),
        );
        const rejected = rejections.map(rejectionSentences);
        const all = [...stored, ...rejected];
        const said = all.length > 0 ? all : [unreadSentences(asked, await boardOf(db, asked))];
        return {
          ok: true,
          data: { postings, rejections, said },
          show: [said.map((sentences) => sentences.join("\n")).join("\n\n")],
        };
      },
    },
  ],
};

/** Returns the source of the board that an address belongs to; null when it belongs to none. */
async function boardOf(db: Database, asked: string) {
  const recognised = URL.canParse(asked) ? recogniseAddress(asked) : null;
  if (recognised === null) return null;
  const { adapter, board, isCertain } = recognised;
  const { name } = sourceOfBoard({ board, companyName: null }, adapter);
  const source = await findSource(db, { name, adapter: adapter.name, board });
  return !isCertain && source === null ? null : { name, source };
}
