import { data } from "react-router";
import { contactForm } from "../contact-forms.server.ts";
import { contactLimits } from "../contact.ts";
import { addContact } from "../change-contact.server.ts";
import { ContactForm } from "../ui/contact-form.tsx";
import { NetworkBreadcrumb } from "../ui/people-page.tsx";
import { fillIn } from "../../platform/forms/controls.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/contacts-new";
import "../../account/account.css";
import "../ui/network.css";

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireViewer(context, url);
  const company = url.searchParams.get("company")?.slice(0, contactLimits.text) ?? "";
  return { controls: contactForm.controls, beginning: { company } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, clock, form, owner } = await requireOwner("Nothing saved", { request, context });
  const read = contactForm.read(form);
  if (!read.ok) return data({ typed: read.typed, errors: read.errors }, { status: 422 });
  const added = await addContact(db, { personId: owner.id, facts: read.values, now: clock() });
  if (!added.ok) {
    const errors = { name: "Your network is full. Delete people you no longer need first." };
    return data({ typed: read.typed, errors }, { status: 409 });
  }
  const toast = { title: "Person added", message: `${read.values.name} is in your network.` };
  return redirectWithToast(`/contacts/${added.id}`, toast, config);
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, { title: "Add person", description: "A person in your network.", noindex: true });

export default function ContactsNew({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="read">
      <NetworkBreadcrumb />
      <h1 className="account-title">Add person</h1>
      <ContactForm
        fields={fillIn(loaderData.controls, actionData, loaderData.beginning)}
        button="Add person"
        back="/contacts"
      />
    </div>
  );
}
