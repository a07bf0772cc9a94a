import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { ProofFields } from "./proof-fields.tsx";
import type { SecurityErrors } from "./security-form.ts";

export type ShownPasskey = { id: string; name: string; added: string };

type PasskeysSectionProps = {
  passkeys: readonly ShownPasskey[];
  /** The id of the passkey whose removal is being confirmed. */
  removing: string | null;
  email: string;
  isTwoStep: boolean;
  /** Errors of the form that removes a passkey. */
  errors: SecurityErrors;
};

/** The section about passkeys: signing in with the lock of a device. */
export function PasskeysSection({ passkeys, removing, email, isTwoStep, errors }: PasskeysSectionProps) {
  const isRemoving = passkeys.some(({ id }) => id === removing);
  return (
    <section className="setting-group" aria-labelledby="h-passkeys">
      <h2 id="h-passkeys">Passkeys</h2>
      <p className="setting-words">
        Sign in with your fingerprint, your face or your device’s screen lock instead of a password.
      </p>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div className="setting">
                <div>
                  <span className="setting-name">{passkey.name}</span>
                  <p>Added {passkey.added}</p>
                </div>
                {passkey.id !== removing && (
                  <ButtonLink
                    size="sm"
                    to={removalAddress(passkey.id)}
                    preventScrollReset
                    aria-label={`Remove ${passkey.name}, added ${passkey.added}`}
                  >
                    Remove
                  </ButtonLink>
                )}
              </div>
              {passkey.id === removing && (
                <Form
                  method="post"
                  action={removalAddress(passkey.id)}
                  className="account-rows"
                  noValidate
                  preventScrollReset
                >
                  <input type="hidden" name="intent" value="remove-passkey" />
                  <input type="hidden" name="passkey" value={passkey.id} />
                  <ProofFields email={email} withCode={isTwoStep} errors={errors} focus />
                  <div className="account-actions">
                    <Button look="danger">Remove passkey</Button>
                    <Link className="link" to="/settings/security" preventScrollReset>
                      Keep it
                    </Link>
                  </div>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isRemoving && <AddPasskey email={email} isTwoStep={isTwoStep} />}
    </section>
  );
}

function removalAddress(id: string): string {
  return `/settings/security?${new URLSearchParams({ remove: id })}`;
}
