import { getDeletedName, restoreContact } from "../change-contact.server.ts";
import { getPeopleImport } from "../import/undo-people-import.server.ts";
import { PeoplePage } from "../ui/people-page.tsx";
import { fieldText } from "../../platform/forms/field-text.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { getPeoplePage } from "./get-people-page.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireViewerForAction } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/contacts";
import "../ui/network.css";
import { AccountIntro } from "../../ui/account-intro.tsx";
import { SmallNetwork } from "../ui/small-network.tsx";

export const handle: PageHandle = { listed: "suggestions" };

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const viewer = await services.viewer();
  if (!viewer) return { page: null };
  const personId = viewer.id;
  const { people, total } = await getPeoplePage(services, personId, url.searchParams);
  const id = url.searchParams.get("deleted") ?? "";
  const name = await getDeletedName(services.db, { personId, id });
  const deleted = name === null ? null : { id, name };
  const importId = url.searchParams.get("imported");
  const imported = importId === null ? null : await getPeopleImport(services.db, { personId, id: importId });
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

const whatItDoes = [
  "Add the people you know, or import them from LinkedIn, an address book or a CSV file",
  "Plan when to write next, and get a mail when it is due",
  "Note what happened, and the applications that a person is part of",
  "Find anybody by name, company or note",
  "Export everything as CSV or vCard at any time",
];

/** Describes contacts to visitors who are not signed in. */
function NetworkIntro() {
  return (
    <AccountIntro
      title="Network Relationship Manager"
      lead="Who you know, when you last wrote, and what comes next. Free, with your account."
      does={whatItDoes}
      picture={<SmallNetwork />}
      to="/contacts"
    />
  );
}
