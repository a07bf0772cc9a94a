import { Form, Link, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { useErrorFocus } from "../ui/field.tsx";
import { Honeypot } from "../ui/honeypot.tsx";
import { InputField } from "../ui/input-field.tsx";
import { Notice } from "../ui/notice.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TextareaField } from "../ui/textarea-field.tsx";
import type { Fields } from "../platform/forms/controls.ts";

type ContactFormProps = {
  fields: Fields<"name" | "email" | "topic" | "message" | "website">;
  /** Why the last message was not sent. */
  refused: "too-many" | "wrong" | null;
};

/** The contact form: a normal POST, with an error next to each invalid field and the focus on the first one. */
export function ContactFormFields({ fields, refused }: ContactFormProps) {
  const form = useErrorFocus();
  const sending = useNavigation().formAction === "/contact";
  return (
    <Form ref={form} className="contact-form" method="post" action="/contact" noValidate>
      {refused === "too-many" && (
        <Notice tone="warn" announce="at-once">
          <strong>We have received too many messages in the last hour.</strong> Your text is still below. Send
          it again a little later.
        </Notice>
      )}
      {refused === "wrong" && (
        <Notice tone="bad" announce="at-once">
          <strong>Not sent yet.</strong> Correct the fields marked below.
        </Notice>
      )}
      <InputField label="Name" optional autoComplete="name" {...fields.name} />
      <InputField
        label="Email"
        hint="We use it only to answer you."
        type="email"
        autoComplete="email"
        {...fields.email}
      />
      <SelectField label="Topic" {...fields.topic} />
      <TextareaField
        label="Message"
        hint="For a problem: the page, what you did and what happened. For a listing: its address on this site."
        rows={8}
        {...fields.message}
      />
      <Honeypot name={fields.website.name} />
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
