import type { Database } from "../../platform/database/tables.ts";
import "./cv-tables.ts";
import { readStoredCv } from "./read-stored-cv.server.ts";

/** Finds the CV that a person tailored to a job, the last changed one first. Returns its id, or null without one. */
export async function findTailoredCv(db: Database, personId: string, jobId: string): Promise<string | null> {
  const candidates = await db
    .selectFrom("cvs")
    .where("person_id", "=", personId)
    .where("document", "like", '%"variant"%')
    .select("id")
    .orderBy("changed_at", "desc")
    .execute();
  for (const { id } of candidates) {
    // oxlint-disable-next-line no-await-in-loop -- stops at the first; a person has few CVs
    const stored = await readStoredCv(db, personId, id);
    if (stored?.document.variant?.job.id === jobId) return id;
  }
  return null;
}
