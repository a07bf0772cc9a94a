import type { Database } from "../../platform/database/tables.ts";

/** Reads the secret part of the address of a person's calendar feed; null if there is none. */
export async function readCalendarKey(db: Database, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom("tracker_settings")
    .where("user_id", "=", personId)
    .select("calendar_key")
    .executeTakeFirst();
  return row?.calendar_key ?? null;
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
