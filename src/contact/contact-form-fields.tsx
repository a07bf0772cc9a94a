import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { Honeypot } from "../ui/honeypot.tsx";
import { InputField } from "../ui/input-field.tsx";
import { Notice } from "../ui/notice.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TextareaField } from "../ui/textarea-field.tsx";
import { messageLimits, honeypotField, type MessageErrors, type TypedContact } from "./message-form.ts";
import { contactTopicLabels, contactTopics } from "./contact-topics.ts";

type ContactFormProps = {
  /** Values of the fields: the submitted ones, or those that a link presets. */
  typed: TypedContact;
  errors: MessageErrors;
  refused: "too-many" | null;
};

/** The contact form: a normal POST, with an error next to each invalid field and the focus on the first one. */
export function ContactFormFields({ typed, errors, refused }: ContactFormProps) {
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
