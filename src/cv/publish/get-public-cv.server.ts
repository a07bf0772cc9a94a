import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { readStoredDocument } from "../../documents/account/documents.server.ts";
import { cvAccountKind } from "../account/cv-account-kind.server.ts";
import type { Publication } from "./publish-cv.server.ts";
import { withoutContacts } from "./without-contacts.ts";

export type PublicCv = {
  personId: string;
  document: CvDocument;
  indexable: boolean;
};

/** Reads the public CV at an address, or null. It has contact details only if the owner chose that. */
export async function getPublicCv(db: Database, slug: string): Promise<PublicCv | null> {
  const row = await db
    .selectFrom("public_cvs")
    .where("slug", "=", slug)
    .select(["person_id", "cv_id", "indexable", "show_contacts"])
    .executeTakeFirst();
  const stored = row && (await readStoredDocument(db, cvAccountKind, row.person_id, row.cv_id));
  if (!row || !stored) return null;
  const { document } = stored;
  return {
    personId: row.person_id,
    indexable: row.indexable,
    document: row.show_contacts ? document : withoutContacts(document),
  };
}

/** Reads a person's settings for the public CV and its view count. Returns null when no CV is public. */
export async function getPublication(
  db: Database,
  personId: string,
): Promise<(Publication & { views: number; publishedAt: Date }) | null> {
  const row = await db
    .selectFrom("public_cvs")
    .where("person_id", "=", personId)
    .selectAll()
    .executeTakeFirst();
  if (!row) return null;
  const { cv_id, slug, indexable, show_contacts, views, published_at } = row;
  return { cvId: cv_id, slug, indexable, showContacts: show_contacts, views, publishedAt: published_at };
}

/**
 * Counts a view, unless the owner is the viewer.
 *
 * @param viewer the account that views the page, or null for a visitor
 */
export async function countView(db: Database, slug: string, viewer: string | null): Promise<void> {
  await db
    .updateTable("public_cvs")
    .where("slug", "=", slug)
    .$if(viewer !== null, (update) => update.where("person_id", "!=", viewer))
    .set({ views: sql`views + 1` })
    .execute();
}
