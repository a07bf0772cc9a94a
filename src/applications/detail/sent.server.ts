import {
  readStoredDocument,
  findDocumentOf,
  listStoredDocuments,
} from "../../documents/account/documents.server.ts";
import {
  readStoredVersion,
  storeVersion,
  listStoredVersions,
} from "../../documents/account/versions.server.ts";
import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import { scoreCv } from "../../cv/score/score-cv.ts";
import type { Database } from "../../platform/database/tables.ts";
import { longest, type ApplicationFields } from "../application.ts";
import { editApplication } from "../store/edit-application.server.ts";
import { getApplication, fitText } from "../store/applications.server.ts";
import type { CvOption } from "./sent-section.tsx";

type SentCv = Pick<ApplicationFields, "cvId" | "cvVersion" | "cvTitle" | "cvScore">;

type Chosen = {
  personId: string;
  /** "" for none, "CV|VERSION", or "CV|now" for the CV as it is now. */
  choice: string;
  company: string;
  /** The id for a version that is kept now. */
  newId: string;
  now: Date;
};

/**
 * Finds the CV that a person sent. A CV "as it is now" is kept as a named version, so that later changes do not alter
 * what was sent. Returns null when the account does not have the CV.
 */
export async function recordSentCv(db: Database, chosen: Chosen): Promise<SentCv | null> {
  const { personId, choice, company, newId, now } = chosen;
  if (choice === "") return { cvId: null, cvVersion: null, cvTitle: "", cvScore: null };
  const at = choice.lastIndexOf("|");
  const [cv, version] = [choice.slice(0, at), choice.slice(at + 1)];
  const stored = await readStoredDocument(db, cvAccountKind, personId, cv);
  if (!stored) return null;
  if (version !== "now") {
    const kept =
      version === "" ? null : await readStoredVersion(db, cvAccountKind, { personId, of: cv, id: version });
    if (version !== "" && !kept) return null;
    const title = kept?.name ? `${stored.title}: ${kept.name}` : stored.title;
    const { score } = scoreCv(kept?.document ?? stored.document);
    return { cvId: cv, cvVersion: kept?.id ?? null, cvTitle: title, cvScore: score };
  }
  const name = `Sent to ${company}`;
  const kept = await storeVersion(db, cvAccountKind, {
    personId,
    of: cv,
    version: { id: newId, name, at: now.toISOString(), document: stored.document },
  });
  // The CV itself is recorded if there is no room for another version.
  return {
    cvId: cv,
    cvVersion: kept.ok ? newId : null,
    cvTitle: kept.ok ? `${stored.title}: ${name}` : stored.title,
    cvScore: scoreCv(stored.document).score,
  };
}

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
  const application = await getApplication(db, { personId, id });
  if (!application || application.jobId === null || application.cvId !== null) return;
  const cv = await findDocumentOf(db, { name: "cv" }, personId, { id: null, jobId: application.jobId });
  if (!cv) return;
  const choice = `${cv.id}|now`;
  const sent = await recordSentCv(db, { personId, choice, company: application.company, newId, now });
  if (sent) await editApplication(db, { personId, id, fields: sent, now });
}

type AttachLetter = { personId: string; jobId: number; letterId: string; text: string; now: Date };

/**
 * Stores the text of a letter in the person's application for its job, if there is one. Does nothing once the person
 * has applied, so that a sent letter stays as it was, or if the person has pasted another letter.
 */
export async function attachLetter(db: Database, attach: AttachLetter): Promise<void> {
  const { personId, jobId, letterId, text, now } = attach;
  await db
    .updateTable("applications")
    .where("user_id", "=", personId)
    .where("job_id", "=", jobId)
    .where("deleted_at", "is", null)
    .where("stage_id", "in", (stages) =>
      stages
        .selectFrom("application_stages")
        .select("id")
        .where("user_id", "=", personId)
        .where("kind", "=", "saved"),
    )
    .where((or) => or.or([or("letter_id", "=", letterId), or("letter_text", "=", "")]))
    .set({ letter_id: letterId, letter_text: fitText(text, longest.letterText), updated_at: now })
    .execute();
}

/** Named versions of a CV to choose from: the newest. */
const maxVersions = 20;

/** Lists the CVs of an account with their named versions, to choose the one that was sent. */
export async function listCvChoices(db: Database, personId: string): Promise<CvOption[]> {
  const choices: CvOption[] = [];
  for (const { id, title } of await listStoredDocuments(db, cvAccountKind, personId)) {
    const listed = await listStoredVersions(db, cvAccountKind, personId, id);
    const named = (listed?.versions ?? []).flatMap(({ id: version, name }) =>
      name === null ? [] : [{ id: version, name }],
    );
    choices.push({ id, title, versions: named.slice(0, maxVersions) });
  }
  return choices;
}
