import type { RefusedForm } from "../detail/facts-section.tsx";
import {
  endForm,
  factsForm,
  interviewForm,
  reminderForm,
  reminderTimeError,
  sentForm,
} from "../application-forms.server.ts";
import { keepSentCv } from "../detail/sent.server.ts";
import {
  addInterview,
  editInterview,
  setInterviewDeleted,
  addReminder,
  changeReminder,
  reminderChanges,
} from "../store/entries.server.ts";
import { changedNotesText, problems, type Application } from "../application.ts";
import { changeMany, undoMany } from "../store/change-many.server.ts";
import { closeApplication } from "../store/move-application.server.ts";
import { editApplication, writeNotes } from "../store/edit-application.server.ts";
import { getTimeZone } from "../../account/time-zone.server.ts";
import { momentAt } from "../../platform/clock/zoned-time.ts";
import { lockDocuments } from "../../documents/account/documents.server.ts";
import { linkApplication } from "../../contacts/link-application.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import type { Database } from "../../platform/database/tables.ts";
import { readLetterText, recordSentOf } from "./record-sent.server.ts";

/** The result of a form on the page of an application. */
export type ChangeOutcome =
  /** Where to go next: the part of the page, a toast, and the part that was deleted. */
  | {
      ok: true;
      hash?: string;
      saved?: string;
      /** The id of a move, by which it is undone. */
      moved?: string;
      deleted?: { kind: "reminder" | "interview"; id: string };
    }
  /** Null if the application or its part was changed or deleted in another tab. */
  | { ok: false; refusal: RefusedForm | null };

type Change = {
  personId: string;
  application: Pick<Application, "id" | "company" | "cvId" | "cvVersion">;
  form: FormData;
  newId: string;
  now: Date;
};

/** Runs the action of a form on the page of an application. */
export async function changeApplication(db: Database, change: Change): Promise<ChangeOutcome> {
  const { personId, form, now } = change;
  const restored = restoredPart(form);
  if (restored?.kind === "reminder")
    return done(await changeReminder(db, { personId, id: restored.id, change: "restore", now }), "Restored");
  if (restored)
    return done(await setInterviewDeleted(db, { personId, id: restored.id, at: null }), "Restored");
  const undo = fieldText(form, "undo");
  if (undo !== "") {
    const undone = await undoMany(db, { personId, id: undo });
    return done(undone.ok && undone.undone > 0, "Undone");
  }
  const name = fieldText(form, "do");
  return Object.hasOwn(forms, name) ? forms[name as keyof typeof forms](db, change) : gone;
}

/** Each form of the page, by its field "do". */
const forms = {
  stage: moveToStage,
  facts: changeFacts,
  notes: changeNotes,
  end: changeEnd,
  sent: changeSent,
  person: linkPerson,
  reminder: changeOneReminder,
  "reminder-add": addOneReminder,
  interview: writeInterview,
} as const;

const gone: ChangeOutcome = { ok: false, refusal: null };

const done = (isDone: boolean, saved?: string, hash?: string): ChangeOutcome =>
  isDone ? { ok: true, saved, hash } : gone;

const refuse = (
  form: string,
  { typed, errors }: Pick<RefusedForm, "typed" | "errors">,
  id = "",
): ChangeOutcome => ({ ok: false, refusal: { form, id, typed, errors } });

async function moveToStage(
  db: Database,
  { personId, application, form, now }: Change,
): Promise<ChangeOutcome> {
  const { id } = application;
  const change = { do: "move", stageId: fieldText(form, "stage") } as const;
  const moved = await changeMany(db, { personId, ids: [id], change, now });
  // It may be in that stage already: the form was sent from two tabs.
  if (!moved.ok) return moved.reason === "nothing" ? { ok: true } : gone;
  await recordSentOf(db, { personId, id, now });
  return { ok: true, moved: moved.id };
}

async function changeFacts(
  db: Database,
  { personId, application, form, now }: Change,
): Promise<ChangeOutcome> {
  const read = factsForm.read(form);
  if (!read.ok) return refuse("facts", read);
  const edit = { personId, id: application.id, fields: read.values, now };
  return done(await editApplication(db, edit), "Facts saved", "facts");
}

async function changeEnd(db: Database, { personId, application, form, now }: Change): Promise<ChangeOutcome> {
  const read = endForm.read(form);
  if (!read.ok) return refuse("end", read);
  const ending = { personId, id: application.id, fields: read.values, now };
  return done(await closeApplication(db, ending), "Outcome saved", "outcome");
}

function restoredPart(form: FormData): { kind: "reminder" | "interview"; id: string } | null {
  for (const kind of ["reminder", "interview"] as const) {
    const id = fieldText(form, `restore-${kind}`);
    if (id !== "") return { kind, id };
  }
  return null;
}

async function linkPerson(db: Database, { personId, application, form }: Change): Promise<ChangeOutcome> {
  const id = fieldText(form, "person");
  const isLinked = await linkApplication(db, { personId, id, applicationId: application.id });
  return done(isLinked, "Linked", "people");
}

async function changeNotes(
  db: Database,
  { personId, application, form, now }: Change,
): Promise<ChangeOutcome> {
  const notes = fieldText(form, "notes");
  const seen = form.has("seen") ? fieldText(form, "seen") : null;
  const written = await writeNotes(db, { personId, id: application.id, notes, seen, now });
  if (written.ok) return { ok: true, saved: "Notes saved", hash: "notes" };
  if (written.reason === "not-found") return gone;
  const { stored } = written;
  return refuse("notes", { typed: { notes, seen: stored }, errors: { notes: changedNotesText(stored) } });
}

async function changeSent(
  db: Database,
  { personId, application, form, newId, now }: Change,
): Promise<ChangeOutcome> {
  const { id, company, cvId, cvVersion } = application;
  const read = sentForm.read(form);
  if (!read.ok) return refuse("sent", read);
  const { typed } = read;
  const { cv: choice, letter: letterId, letterText: pasted } = read.values;
  return db.transaction().execute(async (tx) => {
    await lockDocuments(tx, personId);
    const letterText = letterId === "" ? pasted : await readLetterText(tx, personId, letterId);
    if (letterText === null)
      return refuse("sent", { typed, errors: { letterText: problems.sent["no-letter"] } });
    // The recorded CV stays, even if the account no longer has it.
    const isSame = cvId !== null && choice === `${cvId}|${cvVersion ?? ""}`;
    const sent = isSame ? {} : await keepSentCv(tx, { personId, choice, company, newId, now });
    if (!sent) return refuse("sent", { typed, errors: { cv: problems.sent["no-cv"] } });
    const fields = { ...sent, letterText, ...(letterId !== "" && { letterId }) };
    return done(await editApplication(tx, { personId, id, fields, now }), "CV and letter saved", "sent");
  });
}

async function changeOneReminder(db: Database, { personId, form, now }: Change): Promise<ChangeOutcome> {
  const id = fieldText(form, "id");
  const asked = fieldText(form, "change");
  const change = reminderChanges.find((one) => one === asked);
  if (!change || !(await changeReminder(db, { personId, id, change, now }))) return gone;
  return { ok: true, hash: "reminders", deleted: change === "delete" ? { kind: "reminder", id } : undefined };
}

async function addOneReminder(db: Database, { personId, application, form }: Change): Promise<ChangeOutcome> {
  const read = reminderForm.read(form);
  if (!read.ok) return refuse("reminder-add", read);
  const { typed } = read;
  const { text, dueDay, dueTime } = read.values;
  const dueAt = momentAt(`${dueDay}T${dueTime}`, await getTimeZone(db, personId));
  if (!dueAt) return refuse("reminder-add", { typed, errors: { dueDay: reminderTimeError } });
  const added = await addReminder(db, { personId, applicationId: application.id, dueAt, text });
  if (added.ok) return { ok: true, saved: "Reminder added", hash: "reminders" };
  return added.reason === "full"
    ? refuse("reminder-add", { typed, errors: { text: problems.reminder.full } })
    : gone;
}

async function writeInterview(
  db: Database,
  { personId, application, form, now }: Change,
): Promise<ChangeOutcome> {
  const id = fieldText(form, "id");
  if (id !== "" && fieldText(form, "change") === "delete") {
    const isDeleted = await setInterviewDeleted(db, { personId, id, at: now });
    return isDeleted ? { ok: true, deleted: { kind: "interview", id } } : gone;
  }
  const read = interviewForm.read(form);
  if (!read.ok) return refuse("interview", read, id);
  const { start, zone, kind, ...others } = read.values;
  const startsAt = momentAt(start, zone);
  if (!startsAt) return gone;
  const fields = { ...others, startsAt, timeZone: zone, kind: kind || "Interview" };
  if (id !== "")
    return done(await editInterview(db, { personId, id, fields }), "Interview saved", "interviews");
  const added = await addInterview(db, { personId, applicationId: application.id, fields });
  if (added.ok) return { ok: true, saved: "Interview added", hash: "interviews" };
  return added.reason === "full"
    ? refuse("interview", { typed: read.typed, errors: { start: problems.interview.full } })
    : gone;
}
