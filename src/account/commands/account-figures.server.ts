import { sql } from "kysely";
import type { Clock } from "../../platform/clock/clock.ts";
import type { FigureGroup } from "../../platform/command-line/stats-command.ts";
import type { Database } from "../../platform/database/tables.ts";

const week = 7 * 86_400_000;

/** Figures about accounts, for `npm run admin -- stats`. */
export const accountFigures: FigureGroup<{ db: Database; clock: Clock }> = {
  name: "accounts",
  async read({ db, clock }) {
    const now = clock();
    const users = await db
      .selectFrom("users")
      .select([
        sql<number>`count(*)::int`.as("confirmed"),
        sql<number>`(count(*) filter (where created_at > ${new Date(now.getTime() - week)}))::int`.as(
          "recent",
        ),
      ])
      .executeTakeFirstOrThrow();
    const { waiting } = await db
      .selectFrom("pending_sign_ups")
      .where("used_at", "is", null)
      .where("expires_at", ">", now)
      .select((select) => select.fn.count<number>("email").distinct().as("waiting"))
      .executeTakeFirstOrThrow();
    const { signedIn } = await db
      .selectFrom("sessions")
      .where("expires_at", ">", now)
      .select((select) => select.fn.count<number>("user_id").distinct().as("signedIn"))
      .executeTakeFirstOrThrow();
    return [
      { name: "confirmed", label: "Accounts", value: users.confirmed },
      { name: "waiting", label: "Sign-ups that are not confirmed", value: waiting },
      { name: "newWithinWeek", label: "Accounts created in the last 7 days", value: users.recent },
      { name: "signedIn", label: "Accounts that are signed in somewhere", value: signedIn },
    ];
  },
};
