import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { addressGroup } from "../../platform/http/address-group.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/tables.ts";

/** Allows `most` attempts within `seconds`. */
type AttemptRule = { seconds: number; most: number };

const quarter = 900;

const hour = 3_600;

const day = 86_400;

/**
 * The rate limits, grouped by key. Many people can share a network address behind one router or proxy, so its limits
 * are wide. An account's limits are narrow and count only attempts from unknown browsers. A known browser has a count
 * of its own, so strangers cannot lock the owner out of it (`consumePersonLimit`).
 */
export const limitRules = {
  "sign-in, address": { seconds: quarter, most: 100 },
  "sign-in, account": { seconds: quarter, most: 10 },
  "sign-in, known browser": { seconds: quarter, most: 20 },
  "second step, address": { seconds: quarter, most: 100 },
  "second step, account": { seconds: quarter, most: 10 },
  "second step, known browser": { seconds: quarter, most: 20 },
  "passkey, address": { seconds: quarter, most: 300 },
  "reauthentication, session": { seconds: quarter, most: 10 },
  "sign-up, address": { seconds: hour, most: 100 },
  "sign-up mail, account": { seconds: hour, most: 5 },
  "link asked for, address": { seconds: hour, most: 30 },
  "link asked for, account": { seconds: hour, most: 5 },
  "link opened, address": { seconds: hour, most: 60 },
  "waiting list, address": { seconds: hour, most: 30 },
  "guide judged, address": { seconds: hour, most: 40 },
  "data exported, account": { seconds: hour, most: 5 },
  "advert added, address": { seconds: hour, most: 20 },
  "adverts added, site": { seconds: day, most: 500 },
  "company asked for, address": { seconds: hour, most: 10 },
  "live search, address": { seconds: hour, most: 20 },
  // Half of what Adzuna allows in a minute, and a thirty-third of what it allows in a month, because a window may begin at any time.
  "live searches, site and minute": { seconds: 60, most: 12 },
  "live searches, site and day": { seconds: day, most: 75 },
  "posting looked up, account": { seconds: hour, most: 60 },
  "language model requests, person": { seconds: hour, most: 60 },
  "language model tokens, person": { seconds: day, most: 150_000 },
  "language model tokens, site": { seconds: day, most: 5_000_000 },
} satisfies Record<string, AttemptRule>;

type LimitKind = keyof typeof limitRules;

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
