import type { AccountKind } from "../../documents/account/account-kind.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { readCvDocument } from "../document/read-cv-document.ts";
import { isCurrentVersion } from "../document/upgrade-document.ts";
import {
  keepAddressesReserved,
  isFreeFor,
  lockAddresses,
  releaseAddress,
  reserveAddress,
} from "./former-addresses.server.ts";
import { eraseDeletedPublication } from "./public-cv-data.server.ts";
import { scoreCv } from "../score/score-cv.ts";
import type { Database } from "../../platform/database/tables.ts";

/** Milliseconds within which undoing the deletion of a public CV publishes it again. */
const restorableFor = 15 * 60_000;

/** CVs as documents in an account. A deleted CV loses its public page; undoing the deletion publishes it again. */
export const cvAccountKind: AccountKind<CvDocument> = {
  name: "cv",
  limits: { documents: 100, bytes: 50_000_000 },
  read: readCvDocument,
  isCurrent: isCurrentVersion,
  factsOf(document) {
    const jobId = Number(document.variant?.job.id);
    return { jobId: Number.isSafeInteger(jobId) ? jobId : null, score: scoreCv(document).score };
  },
  async afterStore(tx, { personId, id, now }, { isRestored }) {
    if (isRestored) await restorePublication(tx, { personId, cvId: id, now });
  },
  beforeDelete: (tx, { personId, id, now }) => closePublication(tx, { personId, cvId: id, now }),
  async beforeErase(tx, personId) {
    await keepAddressesReserved(tx, personId);
    await eraseDeletedPublication(tx, personId);
  },
};

/**
 * Publishes a CV at its address again after its deletion was undone. Does nothing if it was deleted more than 15
 * minutes ago, or if another CV is public now. The caller holds `lockCvs` and has stored the CV.
 */
async function restorePublication(
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

/**
 * Closes the public page of a CV that is about to be deleted. Its address stays reserved. Its settings are kept for 15
 * minutes for `restorePublication`. The caller holds `lockCvs`.
 */
async function closePublication(
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
