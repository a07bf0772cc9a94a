import type { Database } from "../platform/database/tables.ts";
import { dayIn, isTimeZone } from "../platform/clock/zoned-time.ts";

/** Gets a person's time zone and the secret part of the address of their calendar feed; null if there is none. */
export async function getTrackerSettings(
  db: Database,
  personId: string,
): Promise<{ timeZone: string | null; calendarKey: string | null }> {
  const row = await db
    .selectFrom("tracker_settings")
    .where("user_id", "=", personId)
    .select(["time_zone as timeZone", "calendar_key as calendarKey"])
    .executeTakeFirst();
  return row ?? { timeZone: null, calendarKey: null };
}

export async function eraseTrackerSettings(tx: Database, personId: string): Promise<void> {
  await tx.deleteFrom("tracker_settings").where("user_id", "=", personId).execute();
}

/** Gets a person's time zone; "UTC" until a browser has sent it. */
export async function getTimeZone(db: Database, personId: string): Promise<string> {
  return (await getTrackerSettings(db, personId)).timeZone ?? "UTC";
}

/** Lists the time zones that browsers have sent, by person. */
export async function listTimeZones(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("tracker_settings")
    .where("time_zone", "is not", null)
    .select(["user_id", "time_zone"])
    .execute();
  return new Map(
    rows.flatMap(({ user_id, time_zone }) => (time_zone === null ? [] : [[user_id, time_zone]])),
  );
}

/** Returns today's date for a person: "2026-11-22". */
export async function todayOf(db: Database, personId: string, now: Date): Promise<string> {
  return dayIn(now, await getTimeZone(db, personId));
}

/** Stores the time zone that a browser sent with a form. Ignores any other text. */
export async function rememberTimeZone(db: Database, personId: string, sent: unknown): Promise<void> {
  if (typeof sent !== "string" || !isTimeZone(sent)) return;
  await db
    .insertInto("tracker_settings")
    .values({ user_id: personId, time_zone: sent, calendar_key: null })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ time_zone: sent })
        .where("tracker_settings.time_zone", "is distinct from", sent),
    )
    .execute();
}

/** Gives the calendar feed another secret address, or none. The earlier address stops working immediately. */
export async function setCalendarKey(db: Database, personId: string, key: string | null): Promise<void> {
  await db
    .insertInto("tracker_settings")
    .values({ user_id: personId, time_zone: null, calendar_key: key })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ calendar_key: key }))
    .execute();
}

/** Finds the person whose calendar a secret address shows. */
export async function ownerOfCalendar(db: Database, key: string): Promise<string | null> {
  if (!/^[\w-]{32}$/.test(key)) return null;
  const row = await db
    .selectFrom("tracker_settings")
    .where("calendar_key", "=", key)
    .select("user_id")
    .executeTakeFirst();
  return row?.user_id ?? null;
}
