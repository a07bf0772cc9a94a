import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";

const reservedDays = 365;

/** More than a person needs, but too few to hoard addresses. Beyond this, the oldest become free. */
const maxReserved = 20;

const day = 86_400_000;

type Owned = { personId: string; slug: string; now: Date };

/** Makes transactions that assign or release addresses run one at a time. Lock after `lockCvs`. */
export async function lockAddresses(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('addresses of public cvs'))`.execute(tx);
}

/** Reserves an address that a CV no longer uses for its owner. The caller holds `lockAddresses`. */
export async function reserveAddress(tx: Database, { personId, slug, now }: Owned): Promise<void> {
  await tx.deleteFrom("former_cv_addresses").where("reserved_until", "<=", now).execute();
  const row = { person_id: personId, reserved_until: new Date(now.getTime() + reservedDays * day) };
  await tx
    .insertInto("former_cv_addresses")
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet(row))
    .execute();
  const newest = tx
    .selectFrom("former_cv_addresses")
    .where("person_id", "=", personId)
    .select("slug")
    .orderBy("reserved_until", "desc")
    .orderBy("slug")
    .limit(maxReserved);
  await tx
    .deleteFrom("former_cv_addresses")
    .where("person_id", "=", personId)
    .where("slug", "not in", newest)
    .execute();
}

/** Ends the reservation of an address that its owner uses again. */
export async function releaseAddress(tx: Database, { personId, slug }: Omit<Owned, "now">): Promise<void> {
  await tx
    .deleteFrom("former_cv_addresses")
    .where("slug", "=", slug)
    .where("person_id", "=", personId)
    .execute();
}

/** Whether a person may use an address: no other person uses it or has it reserved. */
export async function isFreeFor(tx: Database, { personId, slug, now }: Owned): Promise<boolean> {
  const used = await tx
    .selectFrom("public_cvs")
    .where("slug", "=", slug)
    .where("person_id", "!=", personId)
    .select("slug")
    .executeTakeFirst();
  if (used) return false;
  const reserved = await tx
    .selectFrom("former_cv_addresses")
    .where("slug", "=", slug)
    .where("reserved_until", ">", now)
    .where("person_id", "is distinct from", personId)
    .select("slug")
    .executeTakeFirst();
  return reserved === undefined;
}

/** Whether a public CV had this address within the last year and no CV uses it now. */
export async function isFormerAddress(db: Database, slug: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("former_cv_addresses")
    .where("slug", "=", slug)
    .where("reserved_until", ">", now)
    .select("slug")
    .executeTakeFirst();
  return row !== undefined;
}

/** The addresses that are reserved for a person, the most recently left first. */
export async function listFormerAddresses(
  db: Database,
  personId: string,
  now: Date,
): Promise<{ slug: string; reservedUntil: Date }[]> {
  const rows = await db
    .selectFrom("former_cv_addresses")
    .where("person_id", "=", personId)
    .where("reserved_until", ">", now)
    .select(["slug", "reserved_until as reservedUntil"])
    .orderBy("reserved_until", "desc")
    .orderBy("slug")
    .execute();
  return rows;
}

/** Keeps the addresses of a deleted account reserved, without any reference to the person. */
export async function keepAddressesReserved(tx: Database, personId: string): Promise<void> {
  await lockAddresses(tx);
  const { rows } = await sql<{ now: Date }>`select now()`.execute(tx);
  const now = rows[0]?.now;
  const shown = await tx
    .selectFrom("public_cvs")
    .where("person_id", "=", personId)
    .select("slug")
    .executeTakeFirst();
  if (shown && now) await reserveAddress(tx, { personId, slug: shown.slug, now });
  await tx
    .updateTable("former_cv_addresses")
    .where("person_id", "=", personId)
    .set({ person_id: null })
    .execute();
}
