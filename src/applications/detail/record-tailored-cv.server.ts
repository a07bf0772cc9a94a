import { findDocumentOf } from "../../documents/account/documents.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { editApplication } from "../store/edit-application.server.ts";
import { readApplication } from "../store/read-application.server.ts";
import { recordSentCv } from "./record-sent-cv.server.ts";

type NoteTailoredCv = { personId: string; id: string; newId: string; now: Date };

/**
 * Records the CV that the person tailored to the job of an application as the one that was sent. Does nothing if
 * another CV is recorded, or if no CV of the account is tailored to the job.
 *
 * @param note.id of the application
 * @param note.newId of the version to keep
 */
export async function recordTailoredCv(db: Database, note: NoteTailoredCv): Promise<void> {
  const { personId, id, newId, now } = note;
  const application = await readApplication(db, { personId, id });
  if (!application || application.jobId === null || application.cvId !== null) return;
  const cv = await findDocumentOf(db, { name: "cv" }, personId, { id: null, jobId: application.jobId });
  if (!cv) return;
  const choice = `${cv.id}|now`;
  const sent = await recordSentCv(db, { personId, choice, company: application.company, newId, now });
  if (sent) await editApplication(db, { personId, id, fields: sent, now });
}
