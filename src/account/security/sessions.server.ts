import type { Accounts } from "../accounts.server.ts";
import { browserName } from "../browsers/browser-name.ts";
import type { Viewer } from "../viewer.ts";
import { recordActivity } from "../activity/activity.server.ts";

export type OpenSession = {
  id: string;
  /** "Firefox on Windows" */
  browser: string;
  began: Date;
  isThis: boolean;
};

/** Lists the sessions of a person: this browser first, then the newest. */
export async function listSessions(
  { db, clock }: Pick<Accounts, "db" | "clock">,
  { id, session }: Pick<Viewer, "id" | "session">,
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom("sessions")
    .where("user_id", "=", id)
    .where("expires_at", ">", clock())
    .select(["id", "user_agent", "created_at"])
    .orderBy("created_at", "desc")
    .limit(100)
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    browser: browserName(row.user_agent),
    began: row.created_at,
    isThis: row.id === session.id,
  }));
  return [...sessions.filter(({ isThis }) => isThis), ...sessions.filter(({ isThis }) => !isThis)];
}

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
