import type { Tool } from "../tools.ts";
import type { WaitingListServices } from "./join-waiting-list.server.ts";
import { writeAnnouncement } from "./waiting-list-mails.server.ts";
import { waitingListAddress } from "./waiting-list-token.server.ts";

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
