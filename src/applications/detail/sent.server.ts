import {
  readStoredDocument,
  findDocumentOf,
  listStoredDocuments,
  lockDocuments,
} from "../../documents/account/documents.server.ts";
import {
  readStoredVersion,
  storeVersionWithin,
  listStoredVersions,
} from "../../documents/account/versions.server.ts";
import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import { scoreCv } from "../../cv/score/score-cv.ts";
import type { Database } from "../../platform/database/tables.ts";
import { longest, type Application, type ApplicationFields } from "../application.ts";
import { editApplication } from "../store/edit-application.server.ts";
import { getApplication, fitText, ownApplications } from "../store/applications.server.ts";
import { plainText } from "../../text/blocks/read-rich-text.ts";
import type { CvOption, CvSketch } from "./sent-section.tsx";

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
 * what was sent. Returns null when the account does not have the CV. The transaction holds `lockDocuments`.
 */
export async function keepSentCv(tx: Database, chosen: Chosen): Promise<SentCv | null> {
  const { personId, choice, company, newId, now } = chosen;
  if (choice === "") return { cvId: null, cvVersion: null, cvTitle: "", cvScore: null };
  const at = choice.lastIndexOf("|");
  const [cv, version] = [choice.slice(0, at), choice.slice(at + 1)];
  const stored = await readStoredDocument(tx, cvAccountKind, personId, cv);
  if (!stored) return null;
  if (version !== "now") {
    const kept =
      version === "" ? null : await readStoredVersion(tx, cvAccountKind, { personId, of: cv, id: version });
    if (version !== "" && !kept) return null;
    const title = kept?.name ? `${stored.title}: ${kept.name}` : stored.title;
    const { score } = scoreCv(kept?.document ?? stored.document);
    return { cvId: cv, cvVersion: kept?.id ?? null, cvTitle: title, cvScore: score };
  }
  const name = `Sent to ${company}`;
  const kept = await storeVersionWithin(tx, cvAccountKind, {
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

/** Reads the text of a letter of the account; null if there is none. It comes from the domain of letters. */
export type ReadLetter = (tx: Database, personId: string, id: string) => Promise<string | null>;

type RecordSent = { personId: string; id: string; newId: string; readLetter: ReadLetter; now: Date };

/**
 * Records the CV that the person tailored to the job of an application, and their letter for it, as what was sent.
 * Something that is recorded already stays.
 *
 * @param record.id of the application
 * @param record.newId of the version to keep
 */
export async function recordSent(db: Database, record: RecordSent): Promise<void> {
  const { personId, id, newId, readLetter, now } = record;
  await db.transaction().execute(async (tx) => {
    await lockDocuments(tx, personId);
    const application = await getApplication(tx, { personId, id });
    if (!application || application.jobId === null || !isSent(application)) return;
    const { jobId, company } = application;
    const cv = application.cvId === null ? await findOfJob(tx, "cv", personId, jobId) : null;
    const sent = cv && (await keepSentCv(tx, { personId, choice: `${cv.id}|now`, company, newId, now }));
    const letter = application.letterText === "" ? await findOfJob(tx, "letter", personId, jobId) : null;
    const text = letter && (await readLetter(tx, personId, letter.id));
    if (!sent && text === null) return;
    const fields = { ...sent, ...(letter && text !== null && { letterId: letter.id, letterText: text }) };
    await editApplication(tx, { personId, id, fields, now });
  });
}

/** Applications that may get a CV or a letter at once: those that changed last. */
const mostAtOnce = 50;

/** Lists a person's applications for jobs of this site that were sent and lack a CV or a letter. */
export async function listWithoutDocuments(db: Database, personId: string): Promise<string[]> {
  const rows = await ownApplications(db, personId)
    .where("a.job_id", "is not", null)
    .where("s.kind", "!=", "saved")
    .where((lacks) => lacks.or([lacks("a.cv_id", "is", null), lacks("a.letter_text", "=", "")]))
    .select("a.id")
    .orderBy("a.updated_at", "desc")
    .limit(mostAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

const isSent = ({ stage: { kind }, appliedAt }: Application): boolean =>
  kind !== "saved" && (kind !== "closed" || appliedAt !== null);

const findOfJob = (tx: Database, name: "cv" | "letter", personId: string, jobId: number) =>
  findDocumentOf(tx, { name }, personId, { id: null, jobId });

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

type Sketched = {
  personId: string;
  application: Pick<Application, "cvId" | "cvVersion">;
  variant: { id: string; title: string } | null;
};

/** Reads the beginning of the CV that was sent, or of the one that is tailored to the job; null for none. */
export async function sketchCv(
  db: Database,
  { personId, application: { cvId, cvVersion }, variant }: Sketched,
): Promise<CvSketch | null> {
  const id = cvId ?? variant?.id;
  const stored = id === undefined ? null : await readStoredDocument(db, cvAccountKind, personId, id);
  if (!stored) return null;
  const sent =
    cvId === null || cvVersion === null
      ? null
      : await readStoredVersion(db, cvAccountKind, { personId, of: cvId, id: cvVersion });
  const { personal, sections } = sent?.document ?? stored.document;
  const posts = sections.experience.flatMap(({ position, company, description }) => [
    [position, company].filter(Boolean).join(", "),
    ...plainText(description).split("\n"),
  ]);
  const lines = [personal.headline, plainText(personal.summary), ...posts];
  return {
    to: `/cv-builder?cv=${encodeURIComponent(stored.id)}`,
    title: stored.title,
    name: personal.fullName,
    lines: lines.filter((line) => line.trim() !== "").slice(0, 14),
  };
}
