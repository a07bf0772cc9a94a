import type { RefusedForm } from "../detail/application-page.tsx";
import { readEndForm, readFactsForm } from "../detail/read-detail-forms.ts";
import { recordSentCv } from "../detail/record-sent-cv.server.ts";
import { addInterview, editInterview, setInterviewDeleted } from "../interviews/change-interviews.server.ts";
import { readInterviewForm } from "../interviews/read-interview-form.ts";
import { addReminder, changeReminder, reminderChanges } from "../reminders/change-reminders.server.ts";
import { longest } from "../application-limits.ts";
import { removedOutcomeText } from "../outcome.ts";
import { closeApplication } from "../store/close-application.server.ts";
import { editApplication } from "../store/edit-application.server.ts";
import { fitText } from "../store/fit-text.ts";
import { moveApplication } from "../store/move-application.server.ts";
import { changedNotesText, writeNotes } from "../store/write-notes.server.ts";
import { readTimeZone } from "../zone/time-zone.server.ts";
import { momentAt } from "../../platform/clock/zoned-time.ts";
import type { Application } from "../application.ts";
import { readStoredDocument } from "../../documents/account/documents.server.ts";
import { letterAccountKind } from "../../letters/letter-account-kind.server.ts";
import { letterText } from "../../letters/letter-text.ts";
import { linkApplication } from "../../network/link-application.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import type { Database } from "../../platform/database/tables.ts";

/** The result of a form on the page of an application: where to go next, or why it was refused. */
export type ChangeOutcome =
  | {
      ok: true;
      hash?: string;
      saved?: string;
      message?: string;
      deleted?: { kind: "reminder" | "interview"; id: string };
    }
  | { ok: false; refusal: RefusedForm }
  | { ok: false; refusal: null };

type Change = {
  personId: string;
  application: Pick<Application, "id" | "company" | "cvId" | "cvVersion">;
  form: FormData;
  newId: string;
  now: Date;
};

/** Runs the action of a form on the page of an application. */
export async function changeApplication(db: Database, change: Change): Promise<ChangeOutcome> {
  const { personId, application, form, now } = change;
  const { id } = application;
  const done = (isDone: boolean, saved?: string, hash?: string): ChangeOutcome =>
    isDone ? { ok: true, saved, hash } : { ok: false, refusal: null };
  const restored = restoredPart(form);
  if (restored?.kind === "reminder")
    return done(await changeReminder(db, { personId, id: restored.id, change: "restore", now }), "Restored");
  if (restored)
    return done(await setInterviewDeleted(db, { personId, id: restored.id, at: null }), "Restored");
  switch (fieldText(form, "do")) {
    case "stage": {
      const stageId = fieldText(form, "stage");
      const moved = await moveApplication(db, { personId, id, stageId, before: null, now });
      if (!moved.ok) return { ok: false, refusal: null };
      return {
        ok: true,
        saved: "Moved",
        ...(moved.removed && { message: removedOutcomeText(moved.removed) }),
      };
    }
    case "facts": {
      const read = readFactsForm(form);
      if (!read.ok) return refuse("facts", read);
      return done(
        await editApplication(db, { personId, id, fields: read.values, now }),
        "Facts saved",
        "facts",
      );
    }
    case "notes":
      return changeNotes(db, change);
    case "end": {
      const read = readEndForm(form);
      if (!read.ok) return refuse("end", read);
      return done(
        await closeApplication(db, { personId, id, fields: read.values, now }),
        "Outcome saved",
        "outcome",
      );
    }
    case "sent":
      return noteSent(db, change);
    case "person":
      return linkPerson(db, change);
    case "reminder":
      return changeOneReminder(db, change);
    case "reminder-add":
      return addOneReminder(db, change);
    case "interview":
      return writeInterview(db, change);
    default:
      return { ok: false, refusal: null };
  }
}

type Refused = { typed: Partial<Record<string, string>>; errors: Partial<Record<string, string>> };

const refuse = (form: string, { typed, errors }: Refused, id = ""): ChangeOutcome => ({
  ok: false,
  refusal: { form, id, typed, errors },
});

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
  return isLinked ? { ok: true, saved: "Linked", hash: "people" } : { ok: false, refusal: null };
}

async function changeNotes(
  db: Database,
  { personId, application, form, now }: Change,
): Promise<ChangeOutcome> {
  const notes = fieldText(form, "notes");
  const seen = form.has("seen") ? fieldText(form, "seen") : null;
  const written = await writeNotes(db, { personId, id: application.id, notes, seen, now });
  if (written.ok) return { ok: true, saved: "Notes saved", hash: "notes" };
  if (written.reason === "not-found") return { ok: false, refusal: null };
  const { stored } = written;
  return refuse("notes", { typed: { notes, seen: stored }, errors: { notes: changedNotesText(stored) } });
}

async function noteSent(
  db: Database,
  { personId, application, form, newId, now }: Change,
): Promise<ChangeOutcome> {
  const { id, company, cvId, cvVersion } = application;
  const choice = fieldText(form, "cv");
  // The recorded CV stays, even if the account no longer has it.
  const isSame = cvId !== null && choice === `${cvId}|${cvVersion ?? ""}`;
  const sent = isSame ? {} : await recordSentCv(db, { personId, choice, company, newId, now });
  if (!sent) return refuse("sent", { typed: {}, errors: { cv: "This CV is no longer in your account." } });
  const letterId = fieldText(form, "letter");
  const letter = letterId === "" ? null : await readStoredDocument(db, letterAccountKind, personId, letterId);
  if (letterId !== "" && !letter)
    return refuse("sent", { typed: {}, errors: { letter: "This letter is no longer in your account." } });
  const fields = {
    ...sent,
    ...(letter
      ? { letterId, letterText: fitText(letterText(letter.document.letter), longest.letterText) }
      : { letterText: fieldText(form, "letterText") }),
  };
  const isEdited = await editApplication(db, { personId, id, fields, now });
  return isEdited ? { ok: true, saved: "CV and letter saved", hash: "sent" } : { ok: false, refusal: null };
}

async function changeOneReminder(db: Database, { personId, form, now }: Change): Promise<ChangeOutcome> {
  const id = fieldText(form, "id");
  const asked = fieldText(form, "change");
  const change = reminderChanges.find((one) => one === asked);
  if (!change || !(await changeReminder(db, { personId, id, change, now })))
    return { ok: false, refusal: null };
  return { ok: true, hash: "reminders", deleted: change === "delete" ? { kind: "reminder", id } : undefined };
}

async function addOneReminder(db: Database, { personId, application, form }: Change): Promise<ChangeOutcome> {
  const text = fieldText(form, "text").trim();
  if (text === "")
    return refuse("reminder-add", { typed: {}, errors: { text: "Write what to remind you of." } });
  const zone = await readTimeZone(db, personId);
  const dueAt = momentAt(`${fieldText(form, "dueDay")}T${fieldText(form, "dueTime") || "09:00"}`, zone);
  if (!dueAt)
    return refuse("reminder-add", {
      typed: {},
      errors: { dueDay: "Choose a day and a time for the reminder." },
    });
  const added = await addReminder(db, { personId, applicationId: application.id, dueAt, text });
  if (added.ok) return { ok: true, saved: "Reminder added", hash: "reminders" };
  const error = "There are fifty reminders already. Delete one first.";
  return added.reason === "full"
    ? refuse("reminder-add", { typed: {}, errors: { text: error } })
    : { ok: false, refusal: null };
}

async function writeInterview(
  db: Database,
  { personId, application, form, now }: Change,
): Promise<ChangeOutcome> {
  const id = fieldText(form, "id");
  if (id !== "" && fieldText(form, "change") === "delete") {
    const isDeleted = await setInterviewDeleted(db, { personId, id, at: now });
    return isDeleted
      ? { ok: true, hash: "interviews", deleted: { kind: "interview", id } }
      : { ok: false, refusal: null };
  }
  const read = readInterviewForm(form);
  if (!read.ok) return refuse("interview", read, id);
  const { fields } = read;
  if (id !== "")
    return (await editInterview(db, { personId, id, fields }))
      ? { ok: true, saved: "Interview saved", hash: "interviews" }
      : { ok: false, refusal: null };
  const added = await addInterview(db, { personId, applicationId: application.id, fields });
  if (added.ok) return { ok: true, saved: "Interview added", hash: "interviews" };
  const error = "There are fifty interviews already. Delete one first.";
  return added.reason === "full"
    ? refuse("interview", { typed: read.typed, errors: { start: error } })
    : { ok: false, refusal: null };
}
