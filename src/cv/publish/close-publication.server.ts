import type { Database } from "../../platform/database/tables.ts";
import { lockAddresses, reserveAddress } from "./former-addresses.server.ts";

/** Milliseconds within which undoing the deletion of a public CV publishes it again. */
const restorableFor = 15 * 60_000;

/**
 * Closes the public page of a CV that is about to be deleted. Its address stays reserved. Its settings are kept for 15
 * minutes for `restorePublication`. The caller holds `lockCvs`.
 */
export async function closePublication(
  tx: Database,
  { personId, cvId, now }: { personId: string; cvId: string; now: Date },
): Promise<void> {
  const shown = await tx
    .selectFrom("public_cvs")
    .where("person_id", "=", personId)
    .where("cv_id", "=", cvId)
    .selectAll()
    .executeTakeFirst();
  if (!shown) return;
  await lockAddresses(tx);
  await reserveAddress(tx, { personId, slug: shown.slug, now });
  const { person_id, cv_id, slug, indexable, show_contacts, views, published_at } = shown;
  const restorable_until = new Date(now.getTime() + restorableFor);
  const row = { cv_id, slug, indexable, show_contacts, views, published_at, restorable_until };
  await tx.deleteFrom("deleted_publications").where("restorable_until", "<=", now).execute();
  await tx
    .insertInto("deleted_publications")
    .values({ person_id, ...row })
    .onConflict((conflict) => conflict.column("person_id").doUpdateSet(row))
    .execute();
  await tx.deleteFrom("public_cvs").where("person_id", "=", personId).execute();
}
