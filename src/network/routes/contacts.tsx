import { readDeletedName, restoreContact } from "../delete-contact.server.ts";
import { readPeopleImport } from "../import/undo-people-import.server.ts";
import { NetworkIntro } from "../ui/network-intro.tsx";
import { PeoplePage } from "../ui/people-page.tsx";
import { fieldText } from "../../platform/forms/field-text.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { readPeople } from "./read-people.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireViewerForAction } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/contacts";
import "../ui/network.css";

export const handle: PageHandle = { listed: "suggestions", container: "app" };

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const viewer = await services.viewer();
  if (!viewer) return { page: null };
  const personId = viewer.id;
  const { people, total } = await readPeople(services, personId, url.searchParams);
  const id = url.searchParams.get("deleted") ?? "";
  const name = await readDeletedName(services.db, { personId, id });
  const deleted = name === null ? null : { id, name };
  const importId = url.searchParams.get("imported");
  const imported = importId === null ? null : await readPeopleImport(services.db, { personId, id: importId });
  return { page: { people, total, deleted, imported } };
}

/** Restores a deleted contact. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, config } = context.get(servicesContext);
  const id = fieldText(await request.formData(), "id");
  const person = await requireViewerForAction("Nothing changed", { request, context });
  const name = await restoreContact(db, { personId: person.id, id });
  const toast =
    name === null
      ? { title: "Nothing restored", message: "This person was deleted too long ago.", destructive: true }
      : { title: "Person restored", message: `${name} is back, with everything noted.` };
  return redirectWithToast(name === null ? "/contacts" : `/contacts/${id}`, toast, config);
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Network Relationship Manager",
    description: "Who you know, when you last wrote, and what comes next.",
    noindex: true,
  });

export default function Contacts({ loaderData }: Route.ComponentProps) {
  return loaderData.page ? <PeoplePage {...loaderData.page} /> : <NetworkIntro />;
}
