import type { AccountKind } from "../../documents/account/account-kind.ts";
import { documentsData } from "../../documents/account/documents-data.server.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { readCvDocument } from "../document/read-cv-document.ts";
import { isCurrentVersion } from "../document/upgrade-document.ts";
import { toJsonResume } from "../json-resume/to-json-resume.ts";
import { closePublication } from "../publish/close-publication.server.ts";
import { keepAddressesReserved } from "../publish/former-addresses.server.ts";
import { eraseDeletedPublication } from "../publish/public-cv-data.server.ts";
import { restorePublication } from "../publish/restore-publication.server.ts";
import { scoreCv } from "../score/score-cv.ts";

/** CVs as documents in an account. A deleted CV loses its public page; undoing the deletion publishes it again. */
export const cvAccountKind: AccountKind<CvDocument> = {
  name: "cv",
  limits: { documents: 100, bytes: 50_000_000 },
  read: readCvDocument,
  isCurrent: isCurrentVersion,
  factsOf(document) {
    const jobId = Number(document.variant?.job.id);
    return { jobId: Number.isSafeInteger(jobId) ? jobId : null, score: scoreCv(document).score };
  },
  async afterStore(tx, { personId, id, now }, { isRestored }) {
    if (isRestored) await restorePublication(tx, { personId, cvId: id, now });
  },
  beforeDelete: (tx, { personId, id, now }) => closePublication(tx, { personId, cvId: id, now }),
};

/** A person's CVs, for the export and deletion of an account. */
export const cvData = documentsData({
  kind: cvAccountKind,
  name: "cvs",
  holds: "Your CVs with their kept versions, each as JSON Resume, which this and other builders read.",
  write: ({ title, revision, changedAt, document }) => ({
    title,
    revision,
    changedAt,
    resume: toJsonResume(document),
  }),
  writeVersion: ({ name, at, document }) => ({ name, keptAt: at, resume: toJsonResume(document) }),
  async beforeErase(tx, personId) {
    await keepAddressesReserved(tx, personId);
    await eraseDeletedPublication(tx, personId);
  },
});
