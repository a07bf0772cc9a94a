import { sql } from "kysely";
import type { CommandGroup } from "../../platform/command-line/command.ts";
import type { FigureGroup } from "../../platform/command-line/stats-command.ts";
import type { Database } from "../../platform/database/tables.ts";
import { allTools } from "../tools.ts";
import { announceTool } from "./announce-tool.server.ts";
import type { WaitingListServices } from "./join-waiting-list.server.ts";

export type WaitingListCommandServices = { waitingList: () => Promise<WaitingListServices> };

const slugs = allTools.map(({ slug }) => slug).join(", ");

/** `npm run admin -- waiting-list …`: tells the confirmed addresses that a tool is ready. */
export const waitingListCommands: CommandGroup<WaitingListCommandServices> = {
  name: "waiting-list",
  summary: "addresses that want to hear of new tools",
  commands: [
    {
      name: "announce",
      summary: "Mails every confirmed address, once, that a tool is ready",
      operands: [{ name: "tool", description: slugs }],
      examples: ["waiting-list announce salary-calculator"],
      async run(input, { waitingList }) {
        const slug = input.operand("tool");
        const tool = allTools.find((one) => one.slug === slug);
        if (!tool) return { ok: false, problem: `There is no tool ${slug}. The tools are: ${slugs}.` };
        const sent = await announceTool(await waitingList(), tool);
        return { ok: true, data: { tool: slug, sent }, show: [`${sent} mails are on their way.`] };
      },
    },
  ],
};

/** Figures on the waiting list, for `npm run admin -- stats`. */
export const waitingListFigures: FigureGroup<{ db: Database }> = {
  name: "waitingList",
  async read({ db }) {
    const { confirmed, unconfirmed } = await db
      .selectFrom("waiting_list")
      .select([
        sql<number>`(count(*) filter (where confirmed_at is not null))::int`.as("confirmed"),
        sql<number>`(count(*) filter (where confirmed_at is null))::int`.as("unconfirmed"),
      ])
      .executeTakeFirstOrThrow();
    return [
      { name: "confirmed", label: "Waiting list, confirmed", value: confirmed },
      { name: "unconfirmed", label: "Waiting list, not confirmed yet", value: unconfirmed },
    ];
  },
};
