import type { Accounts } from "../accounts.server.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import type { Viewer } from "../viewer.ts";

/**
 * Signs out other browsers of a person: one by its session's id, or all. This browser stays signed in.
 *
 * @returns the number of sessions ended
 */
export async function endSessions(
  { db, clock }: Pick<Accounts, "db" | "clock">,
  { id, session }: Pick<Viewer, "id" | "session">,
  which: { id: string } | "others",
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const others = tx.deleteFrom("sessions").where("user_id", "=", id).where("id", "!=", session.id);
    const chosen = which === "others" ? others : others.where("id", "=", which.id);
    const ended = await chosen.returning("id").execute();
    if (ended.length > 0) await recordActivity(tx, { personId: id, kind: "sessions-ended", now: clock() });
    return ended.length;
  });
}
