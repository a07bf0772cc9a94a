import type { Database } from "../../platform/database/tables.ts";
import type { Accounts } from "../accounts.server.ts";
import { deleteVerifications, removeTwoStep } from "./revoke-all.server.ts";
import { notifySecurityChange, writeSecurityNotice } from "./notify-security-change.server.ts";

/** Days between a recovery without a code and the end of two-step sign-in. */
const waitingDays = 7;

/**
 * Decides when two-step sign-in ends for a person who recovers their account and cannot get a code: in seven days, or
 * at the time that an earlier recovery set. Returns null if it is not on.
 */
export async function planTwoStepEnd(
  { db, clock }: Pick<Accounts, "db" | "clock">,
  personId: string,
): Promise<Date | null> {
  const app = await db
    .selectFrom("two_factors")
    .innerJoin("users", "users.id", "two_factors.user_id")
    .where("users.id", "=", personId)
    .where("two_factor_enabled", "=", true)
    .select("ends_at")
    .executeTakeFirst();
  if (!app) return null;
  return app.ends_at ?? new Date(clock().getTime() + waitingDays * 86_400_000);
}

/** @param endsAt null keeps two-step sign-in on */
export async function setTwoStepEnd(db: Database, personId: string, endsAt: Date | null): Promise<void> {
  await db.updateTable("two_factors").set({ ends_at: endsAt }).where("user_id", "=", personId).execute();
}

/**
 * Turns two-step sign-in off if its end time has passed, and mails the owner. Call it after the password was right.
 *
 * @returns whether it was turned off now
 */
export async function endDueTwoStep(accounts: Accounts, email: string): Promise<boolean> {
  const { db, clock, mailer } = accounts;
  const now = clock();
  const person = await db
    .selectFrom("users")
    .innerJoin("two_factors", "two_factors.user_id", "users.id")
    .where("email", "=", email)
    .where("ends_at", "<=", now)
    .select("users.id")
    .executeTakeFirst();
  if (!person) return false;
  const notice = await writeSecurityNotice(accounts, { ...person, email }, { kind: "two-factor-off" });
  return db.transaction().execute(async (tx) => {
    const ended = await tx
      .deleteFrom("two_factors")
      .where("user_id", "=", person.id)
      .where("ends_at", "<=", now)
      .returning("id")
      .executeTakeFirst();
    if (!ended) return false;
    await removeTwoStep(tx, person.id, now);
    await deleteVerifications(tx, person.id);
    await notifySecurityChange(tx, mailer, notice);
    return true;
  });
}
