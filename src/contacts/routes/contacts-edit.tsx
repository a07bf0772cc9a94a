import { data } from "react-router";
import { getContact } from "../read-contacts.server.ts";
import { contactForm } from "../contact-forms.server.ts";
import { changeContact } from "../change-contact.server.ts";
import { ContactForm } from "../ui/contact-form.tsx";
import { NetworkBreadcrumb } from "../ui/people-page.tsx";
import { fillIn } from "../../platform/forms/controls.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/contacts-edit";
import "../../account/account.css";
import "../ui/network.css";

export const ErrorBoundary = SignInAgain;

export async function loader({ params: { id }, context, url }: Route.LoaderArgs) {
  const { id: personId } = await requireViewer(context, url);
  const contact = await getContact(context.get(servicesContext).db, { personId, id });
  if (!contact) throw new Response(null, { status: 404 });
  const { events: _, ...facts } = contact;
  return { id, facts, controls: contactForm.controls };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { db, config, clock, form, owner } = await requireOwner("Nothing saved", { request, context });
  const read = contactForm.read(form);
  if (!read.ok) return data({ typed: read.typed, errors: read.errors }, { status: 422 });
  const isChanged = await changeContact(db, { personId: owner.id, id, facts: read.values, now: clock() });
  if (!isChanged) throw new Response(null, { status: 404 });
  const toast = { title: "Saved", message: `What you know of ${read.values.name} is up to date.` };
  return redirectWithToast(`/contacts/${id}`, toast, config);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData
    ? pageMetadata(args, {
        title: `Edit ${loaderData.facts.name}`,
        description: "A person in your network.",
        noindex: true,
      })
    : [];

export default function ContactsEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { id, facts, controls } = loaderData;
  return (
    <div className="read">
      <NetworkBreadcrumb />
      <h1 className="account-title">Edit {facts.name}</h1>
      <ContactForm fields={fillIn(controls, actionData, facts)} button="Save" back={`/contacts/${id}`} />
    </div>
  );
}
