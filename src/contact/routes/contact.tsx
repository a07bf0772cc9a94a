import { randomBytes } from "node:crypto";
import { data, redirect } from "react-router";
import { messageForm } from "../message-form.server.ts";
import { ContactFormFields } from "../contact-form-fields.tsx";
import { contactTopic } from "../contact-topics.ts";
import { newReference } from "../new-reference.ts";
import { storeContactMessage } from "../store-contact-message.server.ts";
import { fillIn } from "../../platform/forms/controls.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import type { Route } from "./+types/contact";
import "../contact.css";
import { useEffect } from "react";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";

const referenceShape = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

export const handle: PageHandle = { listed: "sitemap" };

export function loader({ url, context }: Route.LoaderArgs) {
  const sent = url.searchParams.get("sent");
  const reference = url.searchParams.get("reference");
  return {
    sendsMail: context.get(servicesContext).config.smtp !== undefined,
    sent: sent !== null && referenceShape.test(sent) ? sent : null,
    controls: messageForm.controls,
    beginning: {
      topic: contactTopic(url.searchParams.get("topic")),
      message: reference ? `Request ${reference.slice(0, 64)}: ` : "",
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock, mailer, clientAddress } = context.get(servicesContext);
  const result = messageForm.read(await request.formData());
  const { typed } = result;
  if (!result.ok) return data({ typed, errors: result.errors, refused: "wrong" as const }, { status: 422 });
  const { website: trap, ...message } = result.values;
  // A bot gets the normal answer, so that it cannot tell that it was detected.
  if (trap !== "") return redirect(`/contact?sent=${newReference(randomBytes)}`, 303);
  const stored = await storeContactMessage(db, message, {
    clientAddress,
    now: clock(),
    random: randomBytes,
    forward: config.contactEmail ? { mailer, to: config.contactEmail, site: config } : undefined,
  });
  if (stored.ok) return redirect(`/contact?sent=${stored.reference}`, 303);
  return data(
    { typed, errors: {}, refused: stored.reason },
    { status: 429, headers: { "Retry-After": String(stored.retryAfter) } },
  );
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Contact",
    description: "Ask a question, report something broken, or have a listing corrected or removed.",
    keywords: ["contact", "report an issue", "remove a listing"],
    keepParameters: [],
  });

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page contact">
      <header className="page-head">
        <h1>Contact</h1>
        <p className="lead">A question, something broken, a listing to correct or remove.</p>
      </header>
      {loaderData.sent ? (
        <ContactSent reference={loaderData.sent} sendsMail={loaderData.sendsMail} />
      ) : (
        <ContactFormFields
          fields={fillIn(loaderData.controls, actionData, loaderData.beginning)}
          refused={actionData?.refused ?? null}
        />
      )}
    </div>
  );
}

/** Shown after sending: what happened, the reference, and what comes next. */
function ContactSent({ reference, sendsMail }: { reference: string; sendsMail: boolean }) {
  useEffect(() => {
    showToast({ tone: "good", title: "Message sent", message: `Your reference is ${reference}.` });
  }, [reference]);
  return (
    <div className="contact-sent">
      <Notice tone="good" announce="politely">
        <strong>We have received your message.</strong> Its reference is{" "}
        <span className="num">{reference}</span>.{" "}
        {sendsMail
          ? "If it needs an answer, we will write to the address you gave."
          : "The people who run this site read it and answer from their own mailbox."}
      </Notice>
      <div className="cluster">
        <ButtonLink look="primary" to="/jobs">
          Find Jobs
        </ButtonLink>
        <ButtonLink look="quiet" to="/contact">
          Write another message
        </ButtonLink>
      </div>
    </div>
  );
}
