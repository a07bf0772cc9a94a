import type { Database } from "../../platform/database/tables.ts";
import { listStoredDocuments } from "../../documents/account/documents.server.ts";

/**
 * The data of a person's public CV, for exporting and deleting an account. Deleting the CVs also deletes the page, so
 * `main` lists this after them.
 */
export function publicCvData({ publicUrl }: { publicUrl: string }) {
  return {
    name: "public-cv",
    holds:
      "The CV you show at an address of your own: which, where, since when, how, and how often it was seen; and the addresses reserved for you.",
    async export(db: Database, { id }: { id: string }): Promise<unknown> {
      const shown = await db
        .selectFrom("public_cvs")
        .where("person_id", "=", id)
        .select(["cv_id", "slug", "published_at", "views", "indexable", "show_contacts"])
        .executeTakeFirst();
      const reserved = await db
        .selectFrom("former_cv_addresses")
        .where("person_id", "=", id)
        .select(["slug", "reserved_until"])
        .orderBy("reserved_until", "desc")
        .execute();
      const cvs = shown ? await listStoredDocuments(db, { name: "cv" }, id) : [];
      const address = (slug: string) => `${publicUrl}/cv/${slug}`;
      return {
        shown: shown
          ? {
              address: address(shown.slug),
              cv: cvs.find((cv) => cv.id === shown.cv_id)?.title,
              shownSince: shown.published_at,
              views: shown.views,
              searchEnginesMayListIt: shown.indexable,
              contactsShown: shown.show_contacts,
            }
          : null,
        reservedForYou: reserved.map(({ slug, reserved_until }) => ({
          address: address(slug),
          until: reserved_until,
        })),
      };
    },
    async erase(tx: Database, { id }: { id: string }): Promise<void> {
      await tx.deleteFrom("public_cvs").where("person_id", "=", id).execute();
    },
  };
}

/** Erases the settings of a public CV that was deleted a moment ago. */
export async function eraseDeletedPublication(tx: Database, personId: string): Promise<void> {
  await tx.deleteFrom("deleted_publications").where("person_id", "=", personId).execute();
}
