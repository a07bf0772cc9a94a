import type { Database } from "../../platform/database/tables.ts";
import { scoreCv, type ScoreFinding } from "../score/score-cv.ts";
import { listStoredDocuments, readStoredDocument } from "../../documents/account/documents.server.ts";
import { cvAccountKind } from "./cv-account-kind.server.ts";

export type LatestCv = {
  id: string;
  title: string;
  changedAt: string;
  /** The ATS score without the drawn page. */
  score: number;
  /** The finding that is worth most; null without findings. */
  finding: Pick<ScoreFinding, "title" | "points"> | null;
};

/** Reads the CV that a person edited last, with its score. Null without CVs. */
export async function getLatestCv(db: Database, personId: string): Promise<LatestCv | null> {
  const [latest] = await listStoredDocuments(db, cvAccountKind, personId);
  const stored = latest && (await readStoredDocument(db, cvAccountKind, personId, latest.id));
  if (!stored) return null;
  const { score, findings } = scoreCv(stored.document);
  const [finding = null] = findings.toSorted((one, other) => other.points - one.points);
  const { id, title, changedAt } = stored;
  return { id, title, changedAt, score, finding };
}
