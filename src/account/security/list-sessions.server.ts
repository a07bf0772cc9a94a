import type { Accounts } from "../accounts.server.ts";
import { browserName } from "../browsers/browser-name.ts";
import type { Viewer } from "../viewer.ts";

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
