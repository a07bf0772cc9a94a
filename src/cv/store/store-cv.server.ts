import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { scoreCompleteness } from "../completeness/score-completeness.ts";
import type { CvDocument } from "../document/cv-document.ts";
import "./cv-tables.ts";
import { readStoredCv } from "./read-stored-cv.server.ts";
import { storeLimits, type StoredCv } from "./stored-cv.ts";

export type StoreCv = {
  personId: string;
  id: string;
  title: string;
  document: CvDocument;
  /** Of the state that was edited; 0 for a CV that the account does not have yet. */
  revision: number;
  now: Date;
};

export type StoreOutcome =
  | { ok: true; revision: number }
  /** Somebody saved since: nothing was written, and `current` is what to merge with. */
  | { ok: false; reason: "changed"; current: StoredCv }
  /** It was deleted meanwhile. */
  | { ok: false; reason: "gone" }
  | { ok: false; reason: "too-many" };

/** Saves a CV into the account, if nobody else did so since: never one edit over another. */
export async function storeCv(db: Database, save: StoreCv): Promise<StoreOutcome> {
  return db.transaction().execute(async (tx): Promise<StoreOutcome> => {
    // One save of a person after the other, so that their limits hold.
    await sql`select pg_advisory_xact_lock(hashtext(${`cvs of ${save.personId}`}))`.execute(tx);
    const document = JSON.stringify(save.document);
    const current = await readStoredCv(tx, save.personId, save.id);
    if (!current && save.revision > 0) return { ok: false, reason: "gone" };
    if (current && current.revision !== save.revision) return { ok: false, reason: "changed", current };
    const others = await othersOf(tx, save);
    if (
      (!current && others.count >= storeLimits.cvs) ||
      others.characters + document.length > storeLimits.characters
    )
      return { ok: false, reason: "too-many" };
    const row = {
      title: save.title.slice(0, storeLimits.title),
      document,
      revision: save.revision + 1,
      changed_at: save.now,
      completeness: scoreCompleteness(save.document).score,
    };
    await tx
      .insertInto("cvs")
      .values({ ...row, person_id: save.personId, id: save.id })
      .onConflict((conflict) => conflict.columns(["person_id", "id"]).doUpdateSet(row))
      .execute();
    return { ok: true, revision: row.revision };
  });
}

async function othersOf(tx: Database, { personId, id }: StoreCv) {
  return tx
    .selectFrom("cvs")
    .where("person_id", "=", personId)
    .where("id", "!=", id)
    .select([
      (select) => select.fn.countAll<number>().as("count"),
      sql<number>`coalesce(sum(length(document)), 0)::int8`.as("characters"),
    ])
    .executeTakeFirstOrThrow();
}
