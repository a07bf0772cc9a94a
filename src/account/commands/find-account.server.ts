import type { Database } from "../../platform/database/tables.ts";
import "../account-tables.ts";

/** An account, or a sign-up that waits for its confirmation, as the operator gets to see it. */
export type AccountSummary = {
  id: string;
  email: string;
  name: string;
  isConfirmed: boolean;
  since: Date;
  /** When the newest session of the account began; null when nobody is signed in. */
  lastSignIn: Date | null;
};

/** Accounts and sign-ups, the newest first; with `search` those whose address or name contains it. */
export async function listAccounts(
  db: Database,
  { search, waiting, limit }: { search?: string | undefined; waiting: boolean; limit: number },
): Promise<AccountSummary[]> {
  const part = `%${(search ?? "").toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return accounts(db)
    .$if(waiting, (query) => query.where("users.email_verified", "=", false))
    .$if(search !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where("users.email", "like", part),
          where(where.fn<string>("lower", ["users.name"]), "like", part),
          where(where.fn<string>("lower", ["profiles.full_name"]), "like", part),
        ]),
      ),
    )
    .orderBy("users.created_at", "desc")
    .orderBy("users.id")
    .limit(limit)
    .execute();
}

/** The account of an address, confirmed or not; null when there is none. */
export async function findAccount(db: Database, typed: string): Promise<AccountSummary | null> {
  const email = typed.trim().toLowerCase();
  const found = await accounts(db).where("users.email", "=", email).executeTakeFirst();
  return found ?? null;
}

function accounts(db: Database) {
  return db
    .selectFrom("users")
    .leftJoin("profiles", "profiles.id", "users.id")
    .select((select) => [
      "users.id",
      "users.email",
      select.fn.coalesce("profiles.full_name", "users.name").as("name"),
      "users.email_verified as isConfirmed",
      "users.created_at as since",
      select
        .selectFrom("sessions")
        .whereRef("sessions.user_id", "=", "users.id")
        .select((one) => one.fn.max("created_at").as("newest"))
        .as("lastSignIn"),
    ]);
}
