import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { addressGroup } from "../../platform/http/address-group.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/tables.ts";
import { limitRules, type LimitKind } from "./limit-rules.ts";

export type LimitResult = { ok: true } | TooMany;
/** @property retryAfter seconds until the next attempt is accepted */
export type TooMany = { ok: false; reason: "too-many"; retryAfter: number };

export type LimitNeeds = { db: Database; clock: Clock; secret: string };

/**
 * Maximum difference in milliseconds between two times that count as the same moment: clocks of processes differ, and
 * requests can change places.
 */
const clockDifference = 60_000;

/** The column is an integer, and amounts are added even beyond a limit. */
const maxCounted = 1_000_000_000;

/**
 * Counts an attempt and returns whether it is within the limit. One statement does both, so simultaneous attempts are
 * counted one by one. The subject is stored as a keyed hash until its window ends. A window that ends later than a new
 * one would was opened before the clock was set back, so it counts as over.
 *
 * @param subject the group of a network address, or an e-mail address
 * @param amount the weight of the attempt, such as the tokens that it may cost
 */
export async function consumeLimit(
  needs: LimitNeeds,
  kind: LimitKind,
  subject: string,
  amount = 1,
): Promise<LimitResult> {
  const { seconds, most } = limitRules[kind];
  const now = needs.clock();
  const ends = new Date(now.getTime() + seconds * 1000);
  const latest = new Date(ends.getTime() + clockDifference);
  const isOver = sql`attempts.ends_at <= ${now} or attempts.ends_at > ${latest}`;
  const row = await needs.db
    .insertInto("attempts")
    .values({ key: attemptKey(needs, kind, subject), count: amount, ends_at: ends })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`case when ${isOver} then ${amount}::integer else least(attempts.count + ${amount}::integer, ${maxCounted}) end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else attempts.ends_at end`,
      }),
    )
    .returning(["count", "ends_at"])
    .executeTakeFirstOrThrow();
  if (row.count <= most) return { ok: true };
  const left = Math.ceil((row.ends_at.getTime() - now.getTime()) / 1000);
  return { ok: false, reason: "too-many", retryAfter: Math.max(1, left) };
}

/** Counts an attempt from a network. */
export async function consumeAddressLimit(
  needs: LimitNeeds,
  kind: LimitKind & `${string}, address`,
  clientAddress: string,
): Promise<LimitResult> {
  return consumeLimit(needs, kind, addressGroup(clientAddress));
}

/** Resets the count after a success. */
export async function resetLimit(needs: LimitNeeds, kind: LimitKind, subject: string): Promise<void> {
  await needs.db
    .deleteFrom("attempts")
    .where("key", "=", attemptKey(needs, kind, subject))
    .execute();
}

/** Takes back the count of an attempt that was refused before anything was checked. */
export async function refundLimit(needs: LimitNeeds, kind: LimitKind, subject: string): Promise<void> {
  await needs.db
    .updateTable("attempts")
    .set({ count: sql`attempts.count - 1` })
    .where("key", "=", attemptKey(needs, kind, subject))
    .where("count", ">", 0)
    .execute();
}

function attemptKey({ secret }: LimitNeeds, kind: LimitKind, subject: string): string {
  return createHmac("sha256", secret).update(`attempt\0${kind}\0${subject}`).digest("base64url");
}
