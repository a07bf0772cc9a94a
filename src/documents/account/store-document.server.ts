import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { AccountKind, DocumentPlace } from "./account-kind.ts";
import { lockDocuments, readStoredDocument } from "./documents.server.ts";
import { longestTitle, type StoredDocument } from "./stored-document.ts";

export type StoreDocument<Content> = DocumentPlace & {
  title: string;
  document: Content;
  /** Revision that was edited; 0 for a document that the account does not have yet. */
  revision: number;
  /** Whether the person undid the deletion of this document. */
  isUndo?: boolean;
};

export type StoreOutcome<Content> =
  | { ok: true; revision: number }
  /** Another browser saved since. Nothing was written. `current` is the state to merge with. */
  | { ok: false; reason: "changed"; current: StoredDocument<Content> }
  /** The document was deleted in the meantime. */
  | { ok: false; reason: "gone" }
  /** The account has reached its limit. */
  | { ok: false; reason: "full" }
  /** The account has a document of another kind with this id. */
  | { ok: false; reason: "taken" };

/** Saves a document to the account unless another browser has saved it since, so that no edit overwrites another. */
export async function storeDocument<Content>(
  db: Database,
  kind: AccountKind<Content>,
  save: StoreDocument<Content>,
): Promise<StoreOutcome<Content>> {
  return db.transaction().execute(async (tx): Promise<StoreOutcome<Content>> => {
    const { personId, id, now } = save;
    await lockDocuments(tx, personId);
    const held = await tx
      .selectFrom("documents")
      .where("person_id", "=", personId)
      .where("id", "=", id)
      .select(["revision", "kind"])
      .executeTakeFirst();
    if (held && held.kind !== kind.name) return { ok: false, reason: "taken" };
    if (!held && save.revision > 0) return { ok: false, reason: "gone" };
    if (held && held.revision !== save.revision) {
      const current = await readStoredDocument(tx, kind, personId, id);
      return current ? { ok: false, reason: "changed", current } : { ok: false, reason: "gone" };
    }
    const document = JSON.stringify(save.document);
    if (!(await hasRoom(tx, kind, save, { isNew: !held, bytes: Buffer.byteLength(document) })))
      return { ok: false, reason: "full" };
    const { jobId, score } = kind.factsOf(save.document);
    const row = {
      title: save.title.slice(0, longestTitle),
      document,
      job_id: jobId,
      revision: sql<number>`nextval('document_revisions')`,
      changed_at: now,
      score,
    };
    const written = await tx
      .insertInto("documents")
      .values({ ...row, person_id: personId, id, kind: kind.name })
      .onConflict((conflict) => conflict.columns(["person_id", "id"]).doUpdateSet(row))
      .returning("revision")
      .executeTakeFirstOrThrow();
    const isRestored = !held && save.isUndo === true;
    await kind.afterStore?.(tx, { personId, id, now }, { document: save.document, isRestored });
    return { ok: true, revision: written.revision };
  });
}

async function hasRoom<Content>(
  tx: Database,
  { name, limits }: AccountKind<Content>,
  { personId, id }: DocumentPlace,
  { isNew, bytes }: { isNew: boolean; bytes: number },
): Promise<boolean> {
  const others = await tx
    .selectFrom("documents")
    .where("person_id", "=", personId)
    .where("kind", "=", name)
    .where("id", "!=", id)
    .select([
      (select) => select.fn.countAll<number>().as("count"),
      // Unlike `length`, this does not read the documents, since PostgreSQL stores the byte size of each.
      sql<number>`coalesce(sum(octet_length(document)), 0)::int8`.as("bytes"),
    ])
    .executeTakeFirstOrThrow();
  return (!isNew || others.count < limits.documents) && others.bytes + bytes <= limits.bytes;
}

/**
 * Deletes a person's document with its versions. "changed": another browser saved it since `revision`, so it is not
 * deleted. A document that no longer exists counts as deleted.
 *
 * @param revision revision that the person saw; null deletes any revision
 */
export async function deleteStoredDocument<Content>(
  db: Database,
  kind: AccountKind<Content>,
  place: DocumentPlace,
  revision: number | null,
): Promise<"deleted" | "changed"> {
  const { personId, id } = place;
  return db.transaction().execute(async (tx) => {
    await lockDocuments(tx, personId);
    const held = await tx
      .selectFrom("documents")
      .where("person_id", "=", personId)
      .where("id", "=", id)
      .where("kind", "=", kind.name)
      .select("revision")
      .executeTakeFirst();
    if (!held) return "deleted";
    if (revision !== null && revision !== held.revision) return "changed";
    await kind.beforeDelete?.(tx, place);
    await tx.deleteFrom("documents").where("person_id", "=", personId).where("id", "=", id).execute();
    return "deleted";
  });
}
