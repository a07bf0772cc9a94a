import type { Database } from "../../platform/database/tables.ts";
import "../store/cv-tables.ts";
import "./public-cv-tables.ts";

export type Publication = {
  cvId: string;
  /** As `readSlug` gave it. */
  slug: string;
  indexable: boolean;
  showContacts: boolean;
};

export type PublishOutcome = { ok: true } | { ok: false; reason: "taken" | "no-such-cv" };

/** Shows one of a person's CVs at an address, in place of the one shown before. Its views go on being counted. */
export async function publishCv(
  db: Database,
  { personId, publication, now }: { personId: string; publication: Publication; now: Date },
): Promise<PublishOutcome> {
  const { cvId, slug, indexable, showContacts } = publication;
  return db
    .transaction()
    .execute(async (tx): Promise<PublishOutcome> => {
      // Held, so that it is not deleted in between.
      const cv = await tx
        .selectFrom("cvs")
        .where("person_id", "=", personId)
        .where("id", "=", cvId)
        .select("id")
        .forShare()
        .executeTakeFirst();
      if (!cv) return { ok: false, reason: "no-such-cv" };
      await tx.deleteFrom("public_cvs").where("person_id", "=", personId).where("slug", "!=", slug).execute();
      const row = { cv_id: cvId, indexable, show_contacts: showContacts };
      const written = await tx
        .insertInto("public_cvs")
        .values({ ...row, person_id: personId, slug, published_at: now })
        .onConflict((conflict) =>
          conflict.column("slug").doUpdateSet(row).where("public_cvs.person_id", "=", personId),
        )
        .executeTakeFirst();
      if (written.numInsertedOrUpdatedRows === 1n) return { ok: true };
      throw new Taken();
    })
    .catch((error: unknown): PublishOutcome => {
      if (error instanceof Taken) return { ok: false, reason: "taken" };
      throw error;
    });
}

/** Rolls back, so that the address shown before stays. */
class Taken extends Error {}
