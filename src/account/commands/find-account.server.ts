import type { Database } from "../../platform/database/tables.ts";
import { escapeLike } from "../../text/escape-like.ts";

/** An account, or the pending sign-ups of one address, as the operator sees them. */
export type AccountSummary = {
  /** Null until the address is confirmed. */
  id: string | null;
  email: string;
  /** For pending sign-ups, the name of the first one. */
  name: string;
  since: Date;
  /** When the newest session of the account began. Null when there is no session. */
  lastSignIn: Date | null;
};

type AccountFilter = { search?: string | undefined; waiting: boolean; limit: number; now: Date };

/** Lists accounts and pending sign-ups, newest first. With `search`, only those whose address or name contains it. */
export async function listAccounts(
  db: Database,
  { search, waiting, limit, now }: AccountFilter,
): Promise<AccountSummary[]> {
  const part = `%${escapeLike((search ?? "").toLowerCase())}%`;
  const signUps = await waitingSignUps(db, now)
    .where((where) =>
      where.or([where("email", "like", part), where(where.fn<string>("lower", ["name"]), "like", part)]),
    )
    .orderBy("since", "desc")
    .limit(limit)
    .execute();
  const confirmed = waiting
    ? []
    : await accounts(db)
        .where((where) =>
          where.or([
            where("users.email", "like", part),
            where(where.fn<string>("lower", ["users.name"]), "like", part),
            where(where.fn<string>("lower", ["profiles.full_name"]), "like", part),
          ]),
        )
        .orderBy("users.created_at", "desc")
        .orderBy("users.id")
        .limit(limit)
        .execute();
  return [...confirmed, ...signUps.map(asSummary)]
    .sort((one, other) => other.since.getTime() - one.since.getTime())
    .slice(0, limit);
}

/** Finds the account of an address, or its pending sign-ups. Returns null when there is neither. */
export async function findAccount(db: Database, typed: string, now: Date): Promise<AccountSummary | null> {
  const email = typed.trim().toLowerCase();
  const account = await accounts(db).where("users.email", "=", email).executeTakeFirst();
  if (account) return account;
  const signUp = await waitingSignUps(db, now).where("email", "=", email).executeTakeFirst();
  return signUp ? asSummary(signUp) : null;
}

function asSummary(signUp: { email: string; name: string | null; since: Date }): AccountSummary {
  return { ...signUp, id: null, name: signUp.name ?? "", lastSignIn: null };
}

function accounts(db: Database) {
  return db
    .selectFrom("users")
    .leftJoin("profiles", "profiles.id", "users.id")
    .select((select) => [
      "users.id",
      "users.email",
      select.fn.coalesce("profiles.full_name", "users.name").as("name"),
      "users.created_at as since",
      select
        .selectFrom("sessions")
        .whereRef("sessions.user_id", "=", "users.id")
        .select((one) => one.fn.max("created_at").as("newest"))
        .as("lastSignIn"),
    ]);
}

/** Selects the first pending sign-up of each address. */
function waitingSignUps(db: Database, now: Date) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom("pending_sign_ups")
        .where("used_at", "is", null)
        .where("expires_at", ">", now)
        .where("password", "is not", null)
        .distinctOn("email")
        .select(["email", "name", "created_at as since"])
        .orderBy("email")
        .orderBy("created_at")
        .as("first"),
    )
    .select(["email", "name", "since"]);
}
