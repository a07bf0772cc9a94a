import type { Database } from "../../platform/database/tables.ts";
import { findDocumentOf, lockDocuments } from "../../documents/account/documents.server.ts";
import {
  isFreeFor,
  lockAddresses,
  releaseAddress,
  reserveAddress,
} from "../account/former-addresses.server.ts";

export type Publication = {
  cvId: string;
  /** As returned by `parseSlug`. */
  slug: string;
  indexable: boolean;
  showContacts: boolean;
};

type PublishOutcome =
  | { ok: true }
  /** "taken": another person has the address, or had it within the last year. */
  | { ok: false; reason: "taken" | "no-such-cv" };

/**
 * Publishes one of a person's CVs at an address, in place of the one published before. At the same address the view
 * count continues. The previous address stays reserved for the person.
 */
export async function publishCv(
  db: Database,
  { personId, publication, now }: { personId: string; publication: Publication; now: Date },
): Promise<PublishOutcome> {
  const { cvId, slug, indexable, showContacts } = publication;
  return db.transaction().execute(async (tx): Promise<PublishOutcome> => {
    await lockDocuments(tx, personId);
    const cv = await findDocumentOf(tx, { name: "cv" }, personId, { id: cvId, jobId: null });
    if (!cv) return { ok: false, reason: "no-such-cv" };
    await lockAddresses(tx);
    if (!(await isFreeFor(tx, { personId, slug, now }))) return { ok: false, reason: "taken" };
    const left = await tx
      .deleteFrom("public_cvs")
      .where("person_id", "=", personId)
      .where("slug", "!=", slug)
      .returning("slug")
      .executeTakeFirst();
    if (left) await reserveAddress(tx, { personId, slug: left.slug, now });
    await releaseAddress(tx, { personId, slug });
    await tx.deleteFrom("deleted_publications").where("person_id", "=", personId).execute();
    const row = { cv_id: cvId, indexable, show_contacts: showContacts };
    await tx
      .insertInto("public_cvs")
      .values({ ...row, person_id: personId, slug, published_at: now })
      .onConflict((conflict) => conflict.column("person_id").doUpdateSet(row))
      .execute();
    return { ok: true };
  });
}

/** Closes a person's public page immediately and deletes its view count. Its address stays reserved for the person. */
export async function withdrawCv(db: Database, personId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockDocuments(tx, personId);
    await lockAddresses(tx);
    await tx.deleteFrom("deleted_publications").where("person_id", "=", personId).execute();
    const left = await tx
      .deleteFrom("public_cvs")
      .where("person_id", "=", personId)
      .returning("slug")
      .executeTakeFirst();
    if (left) await reserveAddress(tx, { personId, slug: left.slug, now });
  });
}
