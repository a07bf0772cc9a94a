import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { scoreCv } from "../score/score-cv.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { restorePublication } from "../publish/restore-publication.server.ts";
import "./cv-tables.ts";
import { lockCvs } from "./lock-cvs.server.ts";
import { readStoredCv } from "./read-stored-cv.server.ts";
import { storeLimits, type StoredCv } from "./stored-cv.ts";

export type StoreCv = {
  personId: string;
  id: string;
  title: string;
  document: CvDocument;
  /** Revision that was edited; 0 for a CV that the account does not have yet. */
  revision: number;
  /**
   * Whether the person undid the deletion of this CV. If it was public until a few minutes ago, it becomes public
   * again.
   */
  isUndo?: boolean;
  now: Date;
};

export type StoreOutcome =
  | { ok: true; revision: number }
  /** Another browser saved since. Nothing was written. `current` is the state to merge with. */
  | { ok: false; reason: "changed"; current: StoredCv }
  /** The CV was deleted in the meantime. */
  | { ok: false; reason: "gone" }
  /** The account has reached its limit. */
  | { ok: false; reason: "full" };

/** Saves a CV to the account unless another browser has saved it since, so that no edit overwrites another. */
export async function storeCv(db: Database, save: StoreCv): Promise<StoreOutcome> {
  return db.transaction().execute(async (tx): Promise<StoreOutcome> => {
    const { personId, id } = save;
    await lockCvs(tx, personId);
    const revision = await currentRevision(tx, save);
    if (revision === null && save.revision > 0) return { ok: false, reason: "gone" };
    if (revision !== null && revision !== save.revision) {
      const current = await readStoredCv(tx, personId, id);
      return current ? { ok: false, reason: "changed", current } : { ok: false, reason: "gone" };
    }
    const document = JSON.stringify(save.document);
    if (!(await hasRoom(tx, save, { isNew: revision === null, bytes: Buffer.byteLength(document) })))
      return { ok: false, reason: "full" };
    const row = {
      title: save.title.slice(0, storeLimits.title),
      document,
      revision: sql<number>`nextval('cv_revisions')`,
      changed_at: save.now,
      completeness: scoreCv(save.document).score,
    };
    const written = await tx
      .insertInto("cvs")
      .values({ ...row, person_id: personId, id })
      .onConflict((conflict) => conflict.columns(["person_id", "id"]).doUpdateSet(row))
      .returning("revision")
      .executeTakeFirstOrThrow();
    if (revision === null && save.isUndo) await restorePublication(tx, { personId, cvId: id, now: save.now });
    return { ok: true, revision: written.revision };
  });
}

async function currentRevision(tx: Database, { personId, id }: StoreCv): Promise<number | null> {
  const row = await tx
    .selectFrom("cvs")
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .select("revision")
    .executeTakeFirst();
  return row?.revision ?? null;
}

async function hasRoom(
  tx: Database,
  { personId, id }: StoreCv,
  { isNew, bytes }: { isNew: boolean; bytes: number },
): Promise<boolean> {
  const others = await tx
    .selectFrom("cvs")
    .where("person_id", "=", personId)
    .where("id", "!=", id)
    .select([
      (select) => select.fn.countAll<number>().as("count"),
      // Unlike `length`, this does not read the documents, since PostgreSQL stores the byte size of each.
      sql<number>`coalesce(sum(octet_length(document)), 0)::int8`.as("bytes"),
    ])
    .executeTakeFirstOrThrow();
  return (!isNew || others.count < storeLimits.cvs) && others.bytes + bytes <= storeLimits.bytes;
}
