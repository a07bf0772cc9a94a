import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { profileEntries, type Profile, type ProfileErrors } from "./profile-fields.ts";

type ProfileFormProps = {
  profile: Profile;
  /** The text of the fields: the stored values, or the typed values that were refused. */
  typed: Profile;
  errors: ProfileErrors;
  email: string;
  /** A date, in words. */
  memberSince: string;
};

/** The profile as rows of label and value, with the editable fields. */
export function ProfileForm({ profile, typed, errors, email, memberSince }: ProfileFormProps) {
  const [texts, setTexts] = useState(typed);
  const hydrated = useHydrated();
  const saving = useNavigation().formAction === "/profile";
  const changed = profileEntries.some(([key]) => texts[key].trim() !== profile[key]);
  const blank = profileEntries.some(([key, { required }]) => required && texts[key].trim() === "");
  return (
    <Form method="post" action="/profile" className="account-rows" noValidate>
      {profileEntries.map(([key, { label, hint, autoComplete, required, longest }]) => (
        <InputField
          key={key}
          label={label}
          hint={hint}
          error={errors[key]}
          name={key}
          autoComplete={autoComplete}
          required={required}
          maxLength={longest}
          value={texts[key]}
          onChange={(event) => setTexts({ ...texts, [key]: event.target.value })}
        />
      ))}
      <InputField
        label="Email"
        hint={
          <>
            Contact support to change your email.{" "}
            <Link className="link" to="/contact">
              Write to support
            </Link>
          </>
        }
        type="email"
        value={email}
        readOnly
        autoComplete="off"
      />
      <dl className="account-row">
        <dt className="label">Member since</dt>
        <dd>{memberSince}</dd>
      </dl>
      <div className="account-actions">
        {/* Without JavaScript the button is always enabled, and the server reports errors. */}
        <Button look="primary" busy={saving} disabled={hydrated && !saving && (!changed || blank)}>
          {saving ? "Saving..." : "Save Changes"}
        </Button>
        {hydrated && !saving && changed && <span className="meta">You have unsaved changes.</span>}
      </div>
    </Form>
  );
}
