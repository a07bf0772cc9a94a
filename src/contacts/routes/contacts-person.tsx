import {
  personView,
  parseUndo,
  personIntents,
  type PersonIntent,
  type RefusedPersonForm,
} from "../ui/person-view.ts";
import { getContact } from "../read-contacts.server.ts";
import { PeoplePage } from "../ui/people-page.tsx";
import { peopleQuery } from "../ui/people-view.ts";
import { PersonPane } from "../ui/person-pane.tsx";
import { renderMarkdown } from "../../platform/markdown/render-markdown.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { getPeoplePage } from "./get-people-page.server.ts";
import { servicesContext, type RequestServices } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/contacts-person";
import "../../tools/tool-page.css";
import "../ui/network.css";
import { data, redirect } from "react-router";
import { listReferences } from "../../applications/store/applications.server.ts";
import { todayOf } from "../../account/time-zone.server.ts";
import { deleteContact } from "../change-contact.server.ts";
import { linkApplication, unlinkApplication } from "../link-application.server.ts";
import { logEvent, removeEvent, finishStep, planStep } from "../contact-events.server.ts";
import { eventForm, moveForm, personControls, stepForm } from "../contact-forms.server.ts";
import type { Refused } from "../../platform/forms/controls.ts";
import { fieldText } from "../../platform/forms/field-text.ts";

export const ErrorBoundary = SignInAgain;

export async function loader({ params: { id }, context, url }: Route.LoaderArgs) {
  const { id: personId } = await requireViewer(context, url);
  const services = context.get(servicesContext);
  const [contact, { people, total, applications, linkedIds, today }] = await Promise.all([
    getContact(services.db, { personId, id }),
    getPeoplePage(services, personId, url.searchParams),
  ]);
  if (!contact) throw new Response(null, { status: 404 });
  const notesHtml = contact.notes === "" ? "" : renderMarkdown(contact.notes);
  const person = personView(contact, { applications, linkedIds: linkedIds(id), notesHtml, today });
  return { people, total, person, undo: parseUndo(url.searchParams), controls: personControls };
}

export async function action({ request, params: { id }, context, url }: Route.ActionArgs) {
  const { db, clock, form, owner: person } = await requireOwner("Nothing changed", { request, context });
  return handleContactAction({ db, personId: person.id, id, now: clock(), form, page: url });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData
    ? pageMetadata(args, {
        title: loaderData.person.name,
        description: "What comes next, what happened, and how you know each other.",
        noindex: true,
      })
    : [];

export default function ContactsPerson({ loaderData, actionData }: Route.ComponentProps) {
  const { people, total, person, undo, controls } = loaderData;
  return (
    <PeoplePage people={people} total={total} open={person.id}>
      <PersonPane
        key={person.id}
        person={person}
        back={`/contacts${peopleQuery(people.asked)}`}
        undo={undo}
        controls={controls}
        refused={actionData ?? null}
      />
    </PeoplePage>
  );
}

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
async function handleContactAction(asked: ContactAction) {
  const intent = personIntents.find((known) => known === asked.form.get("intent"));
  if (!intent || !(await getContact(asked.db, asked))) throw new Response(null, { status: 404 });
  return answers[intent](asked);
}

const answers: Record<PersonIntent, (asked: ContactAction) => Promise<Response | ReturnType<typeof refuse>>> =
  {
    async plan(asked) {
      const read = stepForm.read(asked.form);
      if (!read.ok) return refuse("plan", read);
      const { step, on } = read.values;
      await planStep(asked.db, { ...asked, step: step === "" ? null : { text: step, on } });
      return back(asked);
    },

    async move(asked) {
      const read = moveForm.read(asked.form);
      if (!read.ok) return refuse("move", read);
      const contact = await getContact(asked.db, asked);
      if (contact?.next) await planStep(asked.db, { ...asked, step: { ...contact.next, ...read.values } });
      return back(asked);
    },

    async done(asked) {
      await finishStep(asked.db, { ...asked, on: await todayOf(asked.db, asked.personId, asked.now) });
      return back(asked);
    },

    async log(asked) {
      const read = eventForm.read(asked.form);
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
function back({ id, page }: ContactAction, extra: Record<string, string> = {}): Response {
  const parameters = new URLSearchParams(page.search);
  for (const name of ["removed", "unlinked"]) parameters.delete(name);
  for (const [name, value] of Object.entries(extra)) parameters.set(name, value);
  return redirect(`/contacts/${id}${parameters.size === 0 ? "" : `?${parameters}`}`, 303);
}

function refuse(intent: PersonIntent, { typed, errors }: Refused) {
  return data<RefusedPersonForm>({ intent, typed, errors }, { status: 422 });
}
