import { sql } from "kysely";
import type { CommandGroup } from "../../platform/command-line/command.ts";
import type { FigureGroup } from "../../platform/command-line/stats-command.ts";
import type { Database } from "../../platform/database/tables.ts";
import { allTools, type Tool } from "../tools.ts";
import { waitingListAddress, type WaitingListServices } from "./waiting-list.server.ts";
import { writeAnnouncement } from "./waiting-list-mails.server.ts";

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

const portion = 100;

/**
 * Mails every confirmed address that a tool is ready. An address hears of a tool once, also when this runs again after
 * it was interrupted. Returns the number of mails.
 */
export async function announceTool(
  { db, mailer, secret, site }: WaitingListServices,
  tool: Tool,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const count = await db.transaction().execute(async (tx) => {
      const entries = await tx
        .selectFrom("waiting_list")
        .where("confirmed_at", "is not", null)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom("waiting_list_announcements")
                .whereRef("entry_id", "=", "waiting_list.id")
                .where("tool", "=", tool.slug)
                .select("tool"),
            ),
          ),
        )
        .select(["id", "email"])
        .orderBy("confirmed_at")
        .limit(portion)
        .forUpdate()
        .skipLocked()
        .execute();
      if (entries.length === 0) return 0;
      await tx
        .insertInto("waiting_list_announcements")
        .values(entries.map(({ id }) => ({ entry_id: id, tool: tool.slug })))
        .execute();
      for (const { id, email } of entries) {
        const leave = waitingListAddress(site, secret, { purpose: "leave", id });
        await mailer.send(await writeAnnouncement(site, { to: email, tool, leave }), { db: tx });
      }
      return entries.length;
    });
    if (count === 0) return sent;
    sent += count;
  }
}
