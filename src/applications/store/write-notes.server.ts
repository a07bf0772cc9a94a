import type { Database } from "../../platform/database/tables.ts";
import { editApplication } from "./edit-application.server.ts";
import { lockApplications } from "./lock-applications.server.ts";
import { readApplication } from "./read-application.server.ts";

type Notes = {
  personId: string;
  id: string;
  /** Markdown. */
  notes: string;
  /** The notes that the form showed; null for a form that does not send them. */
  seen: string | null;
  now: Date;
};

export type WriteNotesOutcome =
  | { ok: true }
  /** There is no such application. */
  | { ok: false; reason: "not-found" }
  /** Other notes were stored since the form was loaded, for example on another device. */
  | { ok: false; reason: "changed"; stored: string };

/** Writes the notes of an application, unless they have changed since the form showed them. */
export function writeNotes(
  db: Database,
  { personId, id, notes, seen, now }: Notes,
): Promise<WriteNotesOutcome> {
  return db.transaction().execute(async (tx): Promise<WriteNotesOutcome> => {
    await lockApplications(tx, personId);
    const application = await readApplication(tx, { personId, id });
    if (!application) return { ok: false, reason: "not-found" };
    const stored = application.notes;
    if (seen !== null && !isSameText(stored, seen) && !isSameText(stored, notes))
      return { ok: false, reason: "changed", stored };
    await editApplication(tx, { personId, id, fields: { notes }, now });
    return { ok: true };
  });
}

/** The error that shows the notes stored meanwhile, and says what to do. */
export const changedNotesText = (stored: string): string =>
  `The notes were changed in another tab or on another device: “${stored}”. Add what you need of them, and save again.`;

/** Whether two texts differ only in line breaks and the space around them, which forms change. */
const isSameText = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string) => text.replaceAll(/\r\n?/g, "\n").trim();
