import { readSettings } from "../../account/settings/stored-settings.server.ts";
import { attachLetter } from "../../applications/detail/sent.server.ts";
import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { getPublication } from "../../cv/publish/get-public-cv.server.ts";
import type { AccountKind } from "../account/account-kind.ts";
import { letterAccountKind } from "../../letters/letter-account-kind.server.ts";
import { letterText } from "../../letters/letter-text.ts";
import { practiceAccountKind } from "../../tools/coach/history/practice-account-kind.server.ts";
import type { LetterDocument } from "../../letters/letter-document.ts";

/** CVs, one of which may be public while the person's setting allows it. */
const cvKind: AccountKind<CvDocument> = {
  ...cvAccountKind,
  async findPublic(db, personId) {
    const [settings, publication] = await Promise.all([
      readSettings(db, personId),
      getPublication(db, personId),
    ]);
    return settings.publicProfile && publication
      ? { id: publication.cvId, path: `/cv/${publication.slug}` }
      : null;
  },
};

/** Letters, whose text is also stored in the application for their job. */
const letterKind: AccountKind<LetterDocument> = {
  ...letterAccountKind,
  async afterStore(tx, { personId, id, now }, { document: { letter } }) {
    const { id: job } = letter.job;
    if (job === null) return;
    await attachLetter(tx, { personId, jobId: Number(job), letterId: id, text: letterText(letter), now });
  },
};

/**
 * Finds a kind of documents that accounts have, by the name in the address. Each kind reads and writes only content that
 * it has checked, so callers may treat the content as unknown.
 */
export function findAccountKind(name: string): AccountKind<unknown> | null {
  const kind = [cvKind, letterKind, practiceAccountKind].find((one) => one.name === name);
  return (kind as AccountKind<unknown> | undefined) ?? null;
}
