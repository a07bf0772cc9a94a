import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { LetterFile } from "../letter-file.ts";
import "./letter-tables.ts";
import { readStoredLetter } from "./read-stored-letter.server.ts";
import { letterLimits, type StoredLetter } from "./stored-letter.ts";

export type StoreLetter = {
  personId: string;
  file: LetterFile;
  /** Revision that was edited; 0 for a letter that the account does not have yet. */
  revision: number;
  now: Date;
};

export type StoreLetterOutcome =
  | { ok: true; revision: number }
  /** Another browser saved since. Nothing was written. */
  | { ok: false; reason: "changed"; current: StoredLetter }
  /** The letter was deleted in the meantime. */
  | { ok: false; reason: "gone" }
  /** The account has reached its limit. */
  | { ok: false; reason: "full" };

/** Saves a letter to the account unless another browser has saved it since, so that no edit overwrites another. */
export async function storeLetter(db: Database, save: StoreLetter): Promise<StoreLetterOutcome> {
  const { personId, file } = save;
  const { id, title, ...document } = file;
  return db.transaction().execute(async (tx): Promise<StoreLetterOutcome> => {
    await sql`select pg_advisory_xact_lock(hashtext(${`letters of ${personId}`}))`.execute(tx);
    const current = await readStoredLetter(tx, personId, id);
    if (!current && save.revision > 0) return { ok: false, reason: "gone" };
    if (current && current.revision !== save.revision) return { ok: false, reason: "changed", current };
    const text = JSON.stringify(document);
    if (!(await hasRoom(tx, save, Buffer.byteLength(text)))) return { ok: false, reason: "full" };
    const { job, cv } = file.letter;
    const row = {
      title,
      document: text,
      job_id: job.id === null ? null : Number(job.id),
      cv_id: cv.id,
      revision: sql<number>`nextval('letter_revisions')`,
      changed_at: save.now,
    };
    const written = await tx
      .insertInto("letters")
      .values({ ...row, person_id: personId, id })
      .onConflict((conflict) => conflict.columns(["person_id", "id"]).doUpdateSet(row))
      .returning("revision")
      .executeTakeFirstOrThrow();
    return { ok: true, revision: written.revision };
  });
}

async function hasRoom(tx: Database, { personId, file }: StoreLetter, bytes: number): Promise<boolean> {
  const others = await tx
    .selectFrom("letters")
    .where("person_id", "=", personId)
    .where("id", "!=", file.id)
    .select([
      (select) => select.fn.countAll<number>().as("count"),
      sql<number>`coalesce(sum(octet_length(document)), 0)::int8`.as("bytes"),
    ])
    .executeTakeFirstOrThrow();
  return others.count < letterLimits.letters && others.bytes + bytes <= letterLimits.bytes;
}
