import type { DocumentKindName } from "../local/local-document.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { AccountKind, ReadableKind } from "./account-kind.ts";
import type { StoredDocument, StoredListing } from "./stored-document.ts";

/**
 * Takes a lock so that only one transaction at a time changes a person's documents and what depends on them. This
 * enforces limits and prevents deletions in between. Take this lock before any other.
 */
export async function lockDocuments(tx: Database, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`documents of ${personId}`}))`.execute(tx);
}

/** Lists a person's documents of a kind, most recently changed first, without their content. */
export async function listStoredDocuments(
  db: Database,
  { name }: Pick<AccountKind<unknown>, "name">,
  personId: string,
): Promise<StoredListing[]> {
  const rows = await db
    .selectFrom("documents")
    .where("person_id", "=", personId)
    .where("kind", "=", name)
    .select(["id", "title", "revision", "changed_at", "versions_mark"])
    .orderBy("changed_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ changed_at, versions_mark, ...row }) => ({
    ...row,
    changedAt: changed_at.toISOString(),
    versionsMark: versions_mark,
  }));
}

/** Reads a person's document. Returns null if this person has no document of this kind with that id. */
export async function readStoredDocument<Content>(
  db: Database,
  kind: ReadableKind<Content>,
  personId: string,
  id: string,
): Promise<StoredDocument<Content> | null> {
  const row = await db
    .selectFrom("documents")
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .where("kind", "=", kind.name)
    .select(["id", "title", "document", "revision", "changed_at"])
    .executeTakeFirst();
  if (!row) return null;
  const { title, revision, changed_at } = row;
  const document = openContent(kind, row.document);
  return { id, title, revision, document, changedAt: changed_at.toISOString() };
}

/** Reads stored content. Throws if it is invalid, which is a bug. */
export function openContent<Content>(kind: ReadableKind<Content>, json: string): Content {
  const reading = kind.read(JSON.parse(json));
  if (!reading.ok) throw new Error(`Stored content of the kind ${kind.name} is invalid: ${reading.problem}`);
  return reading.document;
}

/**
 * Finds the document of a kind that belongs to a job: the one with the given id, or else the person's latest for the
 * job.
 */
export async function findDocumentOf(
  db: Database,
  kind: Pick<AccountKind<unknown>, "name">,
  personId: string,
  { id, jobId }: { id: string | null; jobId: number | null },
): Promise<{ id: string; title: string } | null> {
  const row = await db
    .selectFrom("documents")
    .where("person_id", "=", personId)
    .where("kind", "=", kind.name)
    .where((or) => or.or([or("id", "=", id), or("job_id", "=", jobId)]))
    .select(["id", "title"])
    .orderBy((order) => order("id", "=", id ?? ""), "desc")
    .orderBy("changed_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Counts the documents of a kind in all accounts, and how many of them have at least this score. */
export async function countStoredDocuments(
  db: Database,
  kind: DocumentKindName,
  score: number,
): Promise<{ all: number; scored: number }> {
  return db
    .selectFrom("documents")
    .where("kind", "=", kind)
    .select([
      (select) => select.fn.countAll<number>().as("all"),
      sql<number>`count(*) filter (where score >= ${score})`.as("scored"),
    ])
    .executeTakeFirstOrThrow();
}
