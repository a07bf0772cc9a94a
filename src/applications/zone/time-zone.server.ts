import type { Database } from "../../platform/database/tables.ts";
import { dayIn, isTimeZone } from "../../platform/clock/zoned-time.ts";

/** Reads a person's time zone; "UTC" until a browser has sent it. */
export async function readTimeZone(db: Database, personId: string): Promise<string> {
  const row = await db
    .selectFrom("tracker_settings")
    .where("user_id", "=", personId)
    .select("time_zone")
    .executeTakeFirst();
  return row?.time_zone ?? "UTC";
}

/** Reads the time zones that browsers have sent, by person. */
export async function readTimeZones(db: Database): Promise<ReadonlyMap<string, string>> {
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
  return dayIn(now, await readTimeZone(db, personId));
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
