import { data, redirect } from "react-router";
import { listReferences } from "../../applications/store/list-references.server.ts";
import { readDay } from "../../network/day.ts";
import { todayOf } from "../../applications/zone/time-zone.server.ts";
import { deleteContact } from "../../network/delete-contact.server.ts";
import { linkApplication, unlinkApplication } from "../../network/link-application.server.ts";
import { logEvent, removeEvent } from "../../network/log-event.server.ts";
import { finishStep, planStep } from "../../network/plan-step.server.ts";
import { readContact } from "../../network/read-contact.server.ts";
import { readEventForm, readStepForm } from "../../network/read-contact-form.ts";
import { personIntents, type PersonIntent, type RefusedPersonForm } from "../../network/ui/person-forms.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import type { RequestServices } from "../services.ts";

type Asked = {
  db: RequestServices["db"];
  personId: string;
  id: string;
  now: Date;
  form: FormData;
  /** The address of the page, with the choices of the list. */
  page: URL;
};

/** Runs the action of a form on the page of a person. Throws 404 if the account has no such contact. */
export async function answerPerson(asked: Asked) {
  const intent = personIntents.find((known) => known === asked.form.get("intent"));
  if (!intent || !(await readContact(asked.db, asked))) throw new Response(null, { status: 404 });
  return answers[intent](asked);
}

const answers: Record<PersonIntent, (asked: Asked) => Promise<Response | ReturnType<typeof refuse>>> = {
  async plan(asked) {
    const read = readStepForm(asked.form);
    if (!read.ok) return refuse("plan", read);
    const { step, on } = read.values;
    await planStep(asked.db, { ...asked, step: step === "" ? null : { text: step, on } });
    return back(asked);
  },

  async move(asked) {
    const typed = { on: fieldText(asked.form, "on") };
    const on = readDay(typed.on);
    if (on === null) return refuse("move", { typed, errors: { on: "Enter a date such as 2026-11-24." } });
    const contact = await readContact(asked.db, asked);
    if (contact?.next) await planStep(asked.db, { ...asked, step: { ...contact.next, on } });
    return back(asked);
  },

  async done(asked) {
    await finishStep(asked.db, { ...asked, on: await todayOf(asked.db, asked.personId, asked.now) });
    return back(asked);
  },

  async log(asked) {
    const read = readEventForm(asked.form);
    if (!read.ok) return refuse("log", read);
    const outcome = await logEvent(asked.db, { ...asked, event: read.values });
    const full = "The log of this person is full. Remove older entries first.";
    return outcome === "full" ? refuse("log", { typed: read.typed, errors: { note: full } }) : back(asked);
  },

  async "remove-event"(asked) {
    const event = fieldText(asked.form, "event");
    const isRemoved = await removeEvent(asked.db, { ...asked, event, removedAt: asked.now });
    return back(asked, isRemoved ? { removed: event } : {});
  },

  async "restore-event"(asked) {
    await removeEvent(asked.db, { ...asked, event: fieldText(asked.form, "event"), removedAt: null });
    return back(asked);
  },

  async link(asked) {
    const applicationId = fieldText(asked.form, "application");
    const own = await listReferences(asked.db, asked.personId);
    if (own.some(({ id }) => id === applicationId))
      await linkApplication(asked.db, { ...asked, applicationId });
    return back(asked);
  },

  async unlink(asked) {
    const applicationId = fieldText(asked.form, "application");
    await unlinkApplication(asked.db, { ...asked, applicationId });
    return back(asked, { unlinked: applicationId });
  },

  async delete(asked) {
    await deleteContact(asked.db, asked);
    return redirect(`/contacts?${new URLSearchParams({ deleted: asked.id })}`, 303);
  },
};

/** Redirects to the page of the person, with the same list. */
function back({ id, page }: Asked, extra: Record<string, string> = {}): Response {
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
