import type { Database } from "../../platform/database/tables.ts";
import { isFreeFor, lockAddresses, releaseAddress } from "./former-addresses.server.ts";

/**
 * Publishes a CV at its address again after its deletion was undone. Does nothing if it was deleted more than 15
 * minutes ago, or if another CV is public now. The caller holds `lockCvs` and has stored the CV.
 */
export async function restorePublication(
  tx: Database,
  { personId, cvId, now }: { personId: string; cvId: string; now: Date },
): Promise<void> {
  const deleted = await tx
    .deleteFrom("deleted_publications")
    .where("person_id", "=", personId)
    .where("cv_id", "=", cvId)
    .returningAll()
    .executeTakeFirst();
  if (!deleted || deleted.restorable_until <= now) return;
  const other = await tx
    .selectFrom("public_cvs")
    .where("person_id", "=", personId)
    .select("slug")
    .executeTakeFirst();
  if (other) return;
  await lockAddresses(tx);
  const { restorable_until: _, ...publication } = deleted;
  if (!(await isFreeFor(tx, { personId, slug: publication.slug, now }))) return;
  await releaseAddress(tx, { personId, slug: publication.slug });
  await tx.insertInto("public_cvs").values(publication).execute();
}
