import { otherTextId, type MergeSides } from "../../../documents/local/conflict.ts";
import { contentVersions } from "../../../documents/local/local-document.ts";
import {
  draftsOfParts,
  type DocumentKind,
  type LocalDocuments,
} from "../../../documents/local/document-kind.ts";
import { isSameJson } from "../../../platform/json/is-same-json.ts";
import { readStored } from "../../../platform/browser/read-stored.ts";
import { parseSessionHistory, type KeptAnswer, type Session } from "./session-history.ts";

/** A practice session as it is stored. Its id is that of the document. */
export type PracticeSession = Omit<Session, "id">;

export type LocalPractice = LocalDocuments<PracticeSession>;

const open = (stored: PracticeSession): PracticeSession => stored;

/** Practice sessions as documents that a browser stores and, if the person wants it, syncs. */
export const practiceKind: DocumentKind<PracticeSession> = {
  name: "practice",
  version: contentVersions.practice,
  largestRequest: 800_000,
  open,
  blank: () => ({ started: "", changed: "", title: "", company: "", ended: false, answers: [] }),
  merge: mergeSessions,
  // Both answers to a question stay in the session, so there are no conflicts.
  readText: () => "",
  writeText: (content) => content,
  draft: draftsOfParts(open),
  moveIn: moveHistory,
};

/** Merges two edits of a session. If both have another answer to a question, both answers stay. */
function mergeSessions({ base, later, earlier }: MergeSides<PracticeSession>): {
  document: PracticeSession;
  conflicts: [];
} {
  if (later === base || isSameJson(later, earlier)) return { document: earlier, conflicts: [] };
  if (earlier === base) return { document: later, conflicts: [] };
  const before = byQuestion(base);
  const [one, other] = [byQuestion(later), byQuestion(earlier)];
  const answers = [...new Set([...other.keys(), ...one.keys()])].flatMap((id) => {
    const [was, mine, theirs] = [before.get(id), one.get(id), other.get(id)];
    if (!mine || !theirs) {
      const alone = mine ?? theirs;
      // An answer that one edit removed stays if the other changed it.
      return alone && (!was || alone.text !== was.text) ? [alone] : [];
    }
    if (theirs.text === was?.text || theirs.text === mine.text) return [mine];
    if (mine.text === was?.text) return [theirs];
    const otherId = otherTextId(theirs.questionId, theirs.text);
    return one.has(otherId) || other.has(otherId) ? [mine] : [{ ...theirs, questionId: otherId }, mine];
  });
  const document: PracticeSession = {
    ...later,
    started: earlier.started || later.started,
    changed: later.changed > earlier.changed ? later.changed : earlier.changed,
    ended: later.ended || earlier.ended,
    answers,
  };
  return { document: isSameJson(document, later) ? later : document, conflicts: [] };
}

const byQuestion = ({ answers }: PracticeSession): Map<string, KeptAnswer> =>
  new Map(answers.map((answer) => [answer.questionId, answer]));

/** Where versions before 0.9.12 kept the practice. It stays there for one more release. */
const [oldKey, movedKey] = ["coach-history", "coach-history-moved"];

async function moveHistory({ db }: LocalPractice): Promise<void> {
  const stored = readStored(oldKey);
  if (stored === null || readStored(movedKey) !== null) return;
  const transaction = db.transaction("documents", "readwrite");
  for (const { id, ...document } of parseSessionHistory(stored)) {
    if ((await transaction.store.getKey(id)) !== undefined) continue;
    const { title, changed: changedAt } = document;
    await transaction.store.put({
      id,
      kind: "practice",
      owner: null,
      title,
      document,
      changedAt,
      revision: 1,
      conflicts: [],
    });
  }
  await transaction.done;
  localStorage.setItem(movedKey, "1");
}
