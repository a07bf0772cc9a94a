import { personView } from "../ui/person-view.ts";
import { readContact } from "../read-contact.server.ts";
import { readUndo } from "../ui/person-forms.ts";
import { PeoplePage } from "../ui/people-page.tsx";
import { peopleQuery } from "../ui/people-view.ts";
import { PersonPane } from "../ui/person-pane.tsx";
import { renderMarkdown } from "../../platform/markdown/render-markdown.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { handleContactAction } from "./handle-contact-action.server.ts";
import { readPeople } from "./read-people.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireViewerForAction } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/contacts-person";
import "../../tools/tool-page.css";
import "../ui/network.css";

export const handle: PageHandle = { container: "app" };

export const ErrorBoundary = SignInAgain;

export async function loader({ params: { id }, context, url }: Route.LoaderArgs) {
  const { id: personId } = await requireViewer(context, url);
  const services = context.get(servicesContext);
  const [contact, { people, total, applications, linkedIds, today }] = await Promise.all([
    readContact(services.db, { personId, id }),
    readPeople(services, personId, url.searchParams),
  ]);
  if (!contact) throw new Response(null, { status: 404 });
  const notesHtml = contact.notes === "" ? "" : renderMarkdown(contact.notes);
  const person = personView(contact, { applications, linkedIds: linkedIds(id), notesHtml, today });
  return { people, total, person, undo: readUndo(url.searchParams) };
}

export async function action({ request, params: { id }, context, url }: Route.ActionArgs) {
  const { db, clock } = context.get(servicesContext);
  const form = await request.formData();
  const person = await requireViewerForAction("Nothing changed", { request, context });
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
  const { people, total, person, undo } = loaderData;
  return (
    <PeoplePage people={people} total={total} open={person.id}>
      <PersonPane
        key={person.id}
        person={person}
        back={`/contacts${peopleQuery(people.asked)}`}
        undo={undo}
        refused={actionData ?? null}
      />
    </PeoplePage>
  );
}
