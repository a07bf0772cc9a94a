import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { longestName } from "../person-name.ts";

type NameFormProps = {
  /** The name as it is kept. */
  name: string;
  /** What stands in the field: the same, or what was typed and refused. */
  typed: string;
  error: string | undefined;
  email: string;
  /** In words. */
  memberSince: string;
};

/** The account as one reads and renames it. Rows of label and value; only the name can be changed here. */
export function NameForm({ name, typed, error, email, memberSince }: NameFormProps) {
  const [text, setText] = useState(typed);
  const hydrated = useHydrated();
  const saving = useNavigation().formAction === "/profile";
  const changed = text.trim() !== name;
  const blank = text.trim() === "";
  return (
    <Form method="post" action="/profile" className="account-rows" noValidate>
      <Field
        label="Display name"
        hint="Shown in your menu and on pages you share. Your CVs keep their own name."
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            required
            maxLength={longestName}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Email"
        hint={
          <>
            Contact support to change your email.{" "}
            <Link className="link" to="/contact">
              Write to support
            </Link>
          </>
        }
      >
        {(control) => <Input {...control} type="email" value={email} readOnly autoComplete="off" />}
      </Field>
      <dl className="account-row">
        <dt className="label">Member since</dt>
        <dd>{memberSince}</dd>
      </dl>
      <div className="account-actions">
        {/* Without script nothing is known of what is typed: the server then says what is wrong with it. */}
        <Button look="primary" busy={saving} disabled={hydrated && !saving && (!changed || blank)}>
          {saving ? "Saving..." : "Save Changes"}
        </Button>
        {hydrated && !saving && changed && <span className="meta">You have unsaved changes.</span>}
      </div>
    </Form>
  );
}
