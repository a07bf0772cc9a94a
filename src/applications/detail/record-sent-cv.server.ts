import { readStoredDocument } from "../../documents/account/documents.server.ts";
import { readStoredVersion } from "../../documents/account/versions.server.ts";
import { storeVersion } from "../../documents/account/versions.server.ts";
import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import { scoreCv } from "../../cv/score/score-cv.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { ApplicationFields } from "../application.ts";

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
