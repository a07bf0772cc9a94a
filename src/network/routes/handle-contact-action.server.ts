import { data, redirect } from "react-router";
import { listReferences } from "../../applications/store/applications.server.ts";
import { readDay } from "../day.ts";
import { todayOf } from "../../account/time-zone.server.ts";
import { deleteContact } from "../delete-contact.server.ts";
import { linkApplication, unlinkApplication } from "../link-application.server.ts";
import { logEvent, removeEvent } from "../log-event.server.ts";
import { finishStep, planStep } from "../plan-step.server.ts";
import { readContact } from "../read-contact.server.ts";
import { readEventForm, readStepForm } from "../read-contact-form.ts";
import { personIntents, type PersonIntent, type RefusedPersonForm } from "../ui/person-forms.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import type { RequestServices } from "../../app/request/services.ts";

type ContactAction = {
  db: RequestServices["db"];
  personId: string;
  id: string;
  now: Date;
  form: FormData;
  /** The address of the page. Its parameters have the filters and the order of the list of contacts. */
  page: URL;
};

/** Runs the action of a form on the page of a person. Throws 404 if the account has no such contact. */
export async function handleContactAction(action: ContactAction) {
  const intent = personIntents.find((known) => known === action.form.get("intent"));
  if (!intent || !(await readContact(action.db, action))) throw new Response(null, { status: 404 });
  return answers[intent](action);
}

const answers: Record<
  PersonIntent,
  (action: ContactAction) => Promise<Response | ReturnType<typeof refuse>>
> = {
  async plan(action) {
    const read = readStepForm(action.form);
    if (!read.ok) return refuse("plan", read);
    const { step, on } = read.values;
    await planStep(action.db, { ...action, step: step === "" ? null : { text: step, on } });
    return back(action);
  },

  async move(action) {
    const typed = { on: fieldText(action.form, "on") };
    const on = readDay(typed.on);
    if (on === null) return refuse("move", { typed, errors: { on: "Enter a date such as 2026-11-24." } });
    const contact = await readContact(action.db, action);
    if (contact?.next) await planStep(action.db, { ...action, step: { ...contact.next, on } });
    return back(action);
  },

  async done(action) {
    await finishStep(action.db, { ...action, on: await todayOf(action.db, action.personId, action.now) });
    return back(action);
  },

  async log(action) {
    const read = readEventForm(action.form);
    if (!read.ok) return refuse("log", read);
    const outcome = await logEvent(action.db, { ...action, event: read.values });
    const full = "The log of this person is full. Remove older entries first.";
    return outcome === "full" ? refuse("log", { typed: read.typed, errors: { note: full } }) : back(action);
  },

  async "remove-event"(action) {
    const event = fieldText(action.form, "event");
    const isRemoved = await removeEvent(action.db, { ...action, event, removedAt: action.now });
    return back(action, isRemoved ? { removed: event } : {});
  },

  async "restore-event"(action) {
    await removeEvent(action.db, { ...action, event: fieldText(action.form, "event"), removedAt: null });
    return back(action);
  },

  async link(action) {
    const applicationId = fieldText(action.form, "application");
    const own = await listReferences(action.db, action.personId);
    if (own.some(({ id }) => id === applicationId))
      await linkApplication(action.db, { ...action, applicationId });
    return back(action);
  },

  async unlink(action) {
    const applicationId = fieldText(action.form, "application");
    await unlinkApplication(action.db, { ...action, applicationId });
    return back(action, { unlinked: applicationId });
  },

  async delete(action) {
    await deleteContact(action.db, action);
    return redirect(`/contacts?${new URLSearchParams({ deleted: action.id })}`, 303);
  },
};

/** Redirects to the page of the person, with the same list. */
function back({ id, page }: ContactAction, extra: Record<string, string> = {}): Response {
  const parameters = new URLSearchParams(page.search);
  for (const name of ["removed", "unlinked"]) parameters.delete(name);
  for (const [name, value] of Object.entries(extra)) parameters.set(name, value);
  return redirect(`/contacts/${id}${parameters.size === 0 ? "" : `?${parameters}`}`, 303);
}

function refuse(
  intent: PersonIntent,
  { typed, errors }: { typed: RefusedPersonForm["typed"]; errors: RefusedPersonForm["errors"] },
) {
  const refused: RefusedPersonForm = { intent, typed, errors };
  return data(refused, { status: 422 });
}
