import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { useErrorFocus } from "../../ui/field.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import type { Fields } from "../../platform/forms/controls.ts";
import type { ContactFacts } from "../contact.ts";

type ContactFormProps = {
  fields: Fields<keyof ContactFacts>;
  button: string;
  /** The address to return to. */
  back: string;
};

/** The form of a contact. Only the name is required. */
export function ContactForm({ fields, button, back }: ContactFormProps) {
  const busy = useNavigation().state === "submitting";
  const form = useErrorFocus();
  return (
    <Form method="post" className="stack person-form" noValidate ref={form}>
      <InputField label="Name" {...fields.name} autoComplete="off" />
      <div className="person-form-pair">
        <InputField label="Role" optional {...fields.role} autoComplete="off" />
        <InputField label="Company" optional {...fields.company} autoComplete="off" />
        <InputField label="Email" optional {...fields.email} type="email" autoComplete="off" />
        <InputField label="Phone" optional {...fields.phone} type="tel" autoComplete="off" />
        <InputField
          label="Met through"
          optional
          hint="For example: Denver Data Night, Oct 2026"
          {...fields.metThrough}
          autoComplete="off"
        />
        <InputField label="Can help with" optional {...fields.canHelp} autoComplete="off" />
      </div>
      <TextareaField
        label="Links"
        optional
        hint="One on each line, for example linkedin.com/in/name"
        rows={2}
        spellCheck={false}
        {...fields.links}
      />
      <InputField
        label="Keep in touch every … weeks"
        optional
        hint="The person is due when this many weeks have passed since the last contact."
        inputMode="numeric"
        {...fields.touchWeeks}
        autoComplete="off"
      />
      <TextareaField
        label="Notes"
        optional
        hint="Markdown works: **bold**, - lists, [links](https://…)"
        rows={6}
        {...fields.notes}
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
