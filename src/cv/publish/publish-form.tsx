import { Form, Link, useNavigation } from "react-router";
import type { Fields } from "../../platform/forms/controls.ts";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { StoredListing } from "../../documents/account/stored-document.ts";

type PublishFormProps = {
  cvs: readonly Pick<StoredListing, "id" | "title">[];
  /** With the current settings, or those last submitted. */
  fields: Fields<"cv" | "slug" | "indexable" | "showContacts">;
  /** Null when no CV is public. */
  shown: { address: string; views: number } | null;
  /** Whether the setting "Public profile" is on. */
  isOn: boolean;
  /** The public URL without its last part. */
  addressStart: string;
  /** Former addresses that are still reserved for the person. */
  former: readonly string[];
};

/** The form for the public CV: which CV, its address, and what it leaves out. */
export function PublishForm({ cvs, fields, shown, isOn, addressStart, former }: PublishFormProps) {
  const busy = useNavigation().state === "submitting";
  if (cvs.length === 0) {
    return (
      <p className="lead">
        There is no CV in your account yet.{" "}
        <Link className="link" to="/cv-builder">
          Write one
        </Link>
        , and it can be shown here.
      </p>
    );
  }
  return (
    <div className="stack">
      {shown && (
        <Notice tone={isOn ? "good" : "info"}>
          <a className="link" href={shown.address}>
            {shown.address}
          </a>{" "}
          {isOn
            ? `is open to anyone who has the address. Seen ${times(shown.views)}.`
            : "is closed until you turn on Public profile in your settings."}
        </Notice>
      )}
      <Form method="post" className="stack" noValidate>
        <SelectField label="CV" {...fields.cv} options={cvs.map(({ id, title }) => [id, title])} />
        <InputField
          label="Address"
          hint={`${addressStart}…`}
          autoCapitalize="none"
          spellCheck={false}
          {...fields.slug}
        />
        <p className="hint">
          Your old address stays reserved for you for a year, so that no one else’s CV appears there.
          {former.length > 0 && ` Reserved for you now: ${former.join(", ")}.`}
        </p>
        <Check
          name="showContacts"
          defaultChecked={fields.showContacts.defaultValue !== ""}
          label="Show email, phone, place and references"
        />
        <Check
          name="indexable"
          defaultChecked={fields.indexable.defaultValue !== ""}
          label="Let search engines list it"
        />
        <div className="cluster">
          <Button look="primary" name="do" value="publish" busy={busy}>
            {shown ? "Save Changes" : "Show this CV"}
          </Button>
          {shown && (
            <Button look="danger" name="do" value="withdraw">
              Withdraw it
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}

function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}
