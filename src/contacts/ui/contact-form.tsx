import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import type { ContactField } from "../contact.ts";
import type { ContactErrors } from "../parse-contact-form.ts";

type ContactFormProps = {
  /** The text of each field. */
  typed: Record<ContactField, string>;
  errors: ContactErrors;
  button: string;
  /** The address to return to. */
  back: string;
};

type LineProps = {
  field: ContactField;
  label: string;
  hint?: string;
  type?: "text" | "email" | "tel";
  inputMode?: "numeric";
};

/** The form of a contact. Only the name is required. */
export function ContactForm({ typed, errors, button, back }: ContactFormProps) {
  const busy = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  const line = ({ field, label, hint, ...input }: LineProps) => (
    <InputField
      label={label}
      optional={field !== "name"}
      hint={hint}
      error={errors[field]}
      {...input}
      name={field}
      defaultValue={typed[field]}
      autoComplete="off"
    />
  );
  return (
    <Form method="post" className="stack person-form" noValidate ref={form}>
      {line({ field: "name", label: "Name" })}
      <div className="person-form-pair">
        {line({ field: "role", label: "Role" })}
        {line({ field: "company", label: "Company" })}
        {line({ field: "email", label: "Email", type: "email" })}
        {line({ field: "phone", label: "Phone", type: "tel" })}
        {line({
          field: "metThrough",
          label: "Met through",
          hint: "For example: Denver Data Night, Oct 2026",
        })}
        {line({ field: "canHelp", label: "Can help with" })}
      </div>
      <TextareaField
        label="Links"
        optional
        hint="One on each line, for example linkedin.com/in/name"
        error={errors.links}
        name="links"
        rows={2}
        defaultValue={typed.links}
        spellCheck={false}
      />
      {line({
        field: "touchWeeks",
        label: "Keep in touch every … weeks",
        hint: "The person is due when this many weeks have passed since the last contact.",
        inputMode: "numeric",
      })}
      <TextareaField
        label="Notes"
        optional
        hint="Markdown works: **bold**, - lists, [links](https://…)"
        error={errors.notes}
        name="notes"
        rows={6}
        defaultValue={typed.notes}
      />
      <div className="cluster">
        <Button look="primary" busy={busy}>
          {button}
        </Button>
        <ButtonLink look="quiet" to={back}>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
