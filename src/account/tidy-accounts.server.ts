import type { Accounts } from "./accounts.server.ts";

/** Days after which a sign-up that nobody confirmed is forgotten. */
const unconfirmedDays = 30;
/** A used link says for so long that it was used. */
const usedLinkDays = 7;
/** Longest a browser keeps the cookie that names it. */
const browserDays = 400;

const day = 86_400_000;

/** Removes what has had its time: tries, links, sessions, second steps, and sign-ups that were never confirmed. */
export async function tidyAccounts({ db, clock }: Pick<Accounts, "db" | "clock">): Promise<void> {
  const now = clock();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await db.deleteFrom("attempts").where("ends_at", "<=", now).execute();
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await db.deleteFrom("verifications").where("expires_at", "<=", now).execute();
  await db.deleteFrom("account_links").where("expires_at", "<=", ago(usedLinkDays)).execute();
  await db.deleteFrom("known_browsers").where("last_seen", "<=", ago(browserDays)).execute();
  await db
    .deleteFrom("users")
    .where("email_verified", "=", false)
    .where("created_at", "<=", ago(unconfirmedDays))
    .where((users) =>
      users.not(
        users.exists(
          users
            .selectFrom("account_links")
            .whereRef("account_links.user_id", "=", "users.id")
            .where("account_links.expires_at", ">", now)
            .select("token_hash"),
        ),
      ),
    )
    .execute();
}
