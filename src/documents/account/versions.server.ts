import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { AccountKind, ReadableKind } from "./account-kind.ts";
import { lockDocuments, openContent } from "./documents.server.ts";
import {
  longestTitle,
  versionLimits,
  type StoredVersion,
  type StoredVersionListing,
} from "./stored-document.ts";

/** Identifies a version of a person's document. */
export type VersionPlace = { personId: string; of: string; id: string };

/**
 * Lists the versions of a person's document, newest first, without their content. Returns null if there is no such
 * document.
 */
export async function listStoredVersions(
  db: Database,
  { name }: Pick<AccountKind<unknown>, "name">,
  personId: string,
  of: string,
): Promise<{ mark: number; versions: StoredVersionListing[] } | null> {
  // Read the mark first: a version added in between is then fetched again rather than missed.
  const marked = await db
    .selectFrom("documents")
    .where("person_id", "=", personId)
    .where("id", "=", of)
    .where("kind", "=", name)
    .select("versions_mark")
    .executeTakeFirst();
  if (!marked) return null;
  const rows = await db
    .selectFrom("document_versions")
    .where("person_id", "=", personId)
    .where("document_id", "=", of)
    .select(["id", "name", "kept_at"])
    .orderBy("kept_at", "desc")
    .orderBy("id")
    .execute();
  return {
    mark: marked.versions_mark,
    versions: rows.map(({ kept_at, ...row }) => ({ ...row, at: kept_at.toISOString() })),
  };
}

/** Reads a version of a person's document. Returns null if this person has no such version. */
export async function readStoredVersion<Content>(
  db: Database,
  kind: ReadableKind<Content>,
  { personId, of, id }: VersionPlace,
): Promise<StoredVersion<Content> | null> {
  const row = await db
    .selectFrom("document_versions")
    .innerJoin("documents", (join) =>
      join
        .onRef("documents.person_id", "=", "document_versions.person_id")
        .onRef("documents.id", "=", "document_versions.document_id"),
    )
    .where("document_versions.person_id", "=", personId)
    .where("document_id", "=", of)
    .where("document_versions.id", "=", id)
    .where("kind", "=", kind.name)
    .select(["name", "document_versions.document", "kept_at"])
    .executeTakeFirst();
  if (!row) return null;
  return { id, name: row.name, at: row.kept_at.toISOString(), document: openContent(kind, row.document) };
}

export type StoreVersionOutcome =
  | { ok: true }
  /** The account does not have this document. */
  | { ok: false; reason: "gone" }
  /** The account has reached a limit for versions. */
  | { ok: false; reason: "full" };

type StoreVersion<Content> = { personId: string; of: string; version: StoredVersion<Content> };

/**
 * Adds a version to a document of the account. An existing version is not changed, so the same version may be sent
 * twice. Only the newest automatic versions are kept.
 */
export async function storeVersion<Content>(
  db: Database,
  kind: AccountKind<Content>,
  save: StoreVersion<Content>,
): Promise<StoreVersionOutcome> {
  return db.transaction().execute(async (tx) => {
    await lockDocuments(tx, save.personId);
    return storeVersionWithin(tx, kind, save);
  });
}

/** Adds a version within a transaction that holds `lockDocuments`. */
export async function storeVersionWithin<Content>(
  tx: Database,
  kind: AccountKind<Content>,
  save: StoreVersion<Content>,
): Promise<StoreVersionOutcome> {
  const { personId, of, version } = save;
  const held = await whatIsHeld(tx, kind, save);
  if (!held) return { ok: false, reason: "gone" };
  if (held.isThere) return { ok: true };
  const document = JSON.stringify(version.document);
  if (
    (version.name !== null && held.named >= versionLimits.named) ||
    held.bytes + Buffer.byteLength(document) > versionLimits.bytes
  )
    return { ok: false, reason: "full" };
  await tx
    .insertInto("document_versions")
    .values({
      person_id: personId,
      document_id: of,
      id: version.id,
      name: version.name?.slice(0, longestTitle) ?? null,
      document,
      kept_at: new Date(version.at),
    })
    .execute();
  if (version.name === null) await dropOldest(tx, personId, of);
  await markVersions(tx, personId, of);
  return { ok: true };
}

/** Deletes a version of a person's document. Does nothing if it is already deleted. */
export async function deleteStoredVersion(db: Database, { personId, of, id }: VersionPlace): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("document_versions")
      .where("person_id", "=", personId)
      .where("document_id", "=", of)
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await markVersions(tx, personId, of);
  });
}

/** Sets a new mark on a document, so that the person's browsers see that its versions have changed. */
async function markVersions(tx: Database, personId: string, of: string): Promise<void> {
  await tx
    .updateTable("documents")
    .set({ versions_mark: sql<number>`nextval('document_version_marks')` })
    .where("person_id", "=", personId)
    .where("id", "=", of)
    .execute();
}

async function whatIsHeld<Content>(
  tx: Database,
  { name }: AccountKind<Content>,
  { personId, of, version }: StoreVersion<Content>,
) {
  const isOfDocument = sql<boolean>`document_versions.document_id = ${of}`;
  return tx
    .selectFrom("documents")
    .leftJoin("document_versions", "document_versions.person_id", "documents.person_id")
    .where("documents.person_id", "=", personId)
    .where("documents.id", "=", of)
    .where("documents.kind", "=", name)
    .groupBy(["documents.person_id", "documents.id"])
    .select([
      sql<number>`count(*) filter (where ${isOfDocument} and document_versions.name is not null)`.as("named"),
      sql<boolean>`coalesce(bool_or(${isOfDocument} and document_versions.id = ${version.id}), false)`.as(
        "isThere",
      ),
      sql<number>`coalesce(sum(octet_length(document_versions.document)), 0)::int8`.as("bytes"),
    ])
    .executeTakeFirst();
}

async function dropOldest(tx: Database, personId: string, of: string): Promise<void> {
  const automatic = (query: Database) =>
    query
      .selectFrom("document_versions")
      .where("person_id", "=", personId)
      .where("document_id", "=", of)
      .where("name", "is", null);
  const stay = automatic(tx)
    .select("id")
    .orderBy("kept_at", "desc")
    .orderBy("id")
    .limit(versionLimits.automatic);
  await tx
    .deleteFrom("document_versions")
    .where("person_id", "=", personId)
    .where("document_id", "=", of)
    .where("name", "is", null)
    .where("id", "not in", stay)
    .execute();
}
