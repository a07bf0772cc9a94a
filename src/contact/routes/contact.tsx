import { randomBytes } from "node:crypto";
import { data, redirect, Form, Link, useNavigation } from "react-router";
import {
  honeypotField,
  contactTopic,
  messageLimits,
  contactTopicLabels,
  contactTopics,
  type MessageErrors,
  type TypedContact,
} from "../message-form.ts";
import { parseMessageForm } from "../parse-message-form.ts";
import { newReference } from "../new-reference.ts";
import { storeContactMessage } from "../store-contact-message.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import type { Route } from "./+types/contact";
import "../contact.css";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Honeypot } from "../../ui/honeypot.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";

const noErrors = {};
const referenceShape = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

export const handle: PageHandle = { listed: "sitemap" };

export function loader({ url, context }: Route.LoaderArgs) {
  const sent = url.searchParams.get("sent");
  const reference = url.searchParams.get("reference");
  return {
    sendsMail: context.get(servicesContext).config.smtp !== undefined,
    sent: sent !== null && referenceShape.test(sent) ? sent : null,
    begun: {
      name: "",
      email: "",
      topic: contactTopic(url.searchParams.get("topic")),
      message: reference ? `Request ${reference.slice(0, 64)}: ` : "",
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock, mailer, clientAddress } = context.get(servicesContext);
  const result = parseMessageForm(await request.formData());
  const { typed } = result;
  if (!result.ok) return data({ typed, errors: result.errors, refused: null }, { status: 422 });
  const { [honeypotField]: trap, ...message } = result.values;
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
          typed={actionData?.typed ?? loaderData.begun}
          errors={actionData?.errors ?? noErrors}
          refused={actionData?.refused ?? null}
        />
      )}
    </div>
  );
}

type ContactFormProps = {
  /** Values of the fields: the submitted ones, or those that a link presets. */
  typed: TypedContact;
  errors: MessageErrors;
  refused: "too-many" | null;
};

/** The contact form: a normal POST, with an error next to each invalid field and the focus on the first one. */
function ContactFormFields({ typed, errors, refused }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formAction === "/contact";
  const wrong = Object.keys(errors).length > 0;
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  return (
    <Form ref={form} className="contact-form" method="post" action="/contact" noValidate>
      {refused && (
        <Notice tone="warn" announce="at-once">
          <strong>We have received too many messages in the last hour.</strong> Your text is still below. Send
          it again a little later.
        </Notice>
      )}
      {wrong && (
        <Notice tone="bad" announce="at-once">
          <strong>Not sent yet.</strong> Correct the fields marked below.
        </Notice>
      )}
      <InputField
        label="Name"
        optional
        error={errors.name}
        name="name"
        autoComplete="name"
        maxLength={messageLimits.name}
        defaultValue={typed.name}
      />
      <InputField
        label="Email"
        hint="We use it only to answer you."
        error={errors.email}
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={messageLimits.email}
        defaultValue={typed.email}
      />
      <SelectField
        label="Topic"
        error={errors.topic}
        name="topic"
        defaultValue={typed.topic}
        options={contactTopics.map((topic) => [topic, contactTopicLabels[topic]])}
      />
      <TextareaField
        label="Message"
        hint="For a problem: the page, what you did and what happened. For a listing: its address on this site."
        error={errors.message}
        name="message"
        rows={8}
        required
        maxLength={messageLimits.message}
        defaultValue={typed.message}
      />
      <Honeypot name={honeypotField} />
      <div className="cluster contact-send">
        <Button look="primary" size="lg" busy={sending}>
          {sending ? "Sending..." : "Send Message"}
        </Button>
        <p className="hint">
          We store your message only to answer it. See the{" "}
          <Link className="link" to="/privacy">
            Privacy Policy
          </Link>
          .
        </p>
      </div>
    </Form>
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
