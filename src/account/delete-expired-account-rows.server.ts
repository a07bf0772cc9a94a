import type { Accounts } from "./accounts.server.ts";

/** Days for which a used link is remembered, so that its page can say that it was used. */
const usedLinkDays = 7;
/** Maximum lifetime of the cookie that identifies a browser, in days. */
const browserDays = 400;

const day = 86_400_000;

/** Deletes expired rows: attempts, sessions, second steps, links, and unconfirmed sign-ups. */
export async function deleteExpiredAccountRows({ db, clock }: Pick<Accounts, "db" | "clock">): Promise<void> {
  const now = clock();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await db.deleteFrom("attempts").where("ends_at", "<=", now).execute();
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await db.deleteFrom("verifications").where("expires_at", "<=", now).execute();
  await db.deleteFrom("account_links").where("expires_at", "<=", ago(usedLinkDays)).execute();
  await db.deleteFrom("known_browsers").where("last_seen", "<=", ago(browserDays)).execute();
  await db
    .deleteFrom("pending_sign_ups")
    .where("expires_at", "<=", now)
    .where((link) => link.or([link("used_at", "is", null), link("used_at", "<=", ago(usedLinkDays))]))
    .execute();
}
