import { useState } from "react";
import { Form, useRevalidator } from "react-router";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { createPasskey, type PasskeyCreated } from "./create-passkey.ts";

export type ShownPasskey = { id: string; name: string; added: string };

const failures: Record<Exclude<PasskeyCreated, "created">, string> = {
  "sign-in-again": "Sign out and in again first: adding a passkey needs a sign-in of the last day.",
  refused: "The passkey could not be added. Try again.",
  unsupported: "This browser makes no passkeys.",
  cancelled: "No passkey was made.",
};

/** Passkeys: signing in with the lock of a device. Making one needs script, since a browser has no form for it. */
export function PasskeysSection({ passkeys }: { passkeys: readonly ShownPasskey[] }) {
  const hydrated = useHydrated();
  const [isAdding, setAdding] = useState(false);
  const { revalidate } = useRevalidator();

  async function add() {
    setAdding(true);
    const created = await createPasskey();
    setAdding(false);
    if (created === "created") {
      showToast({ tone: "good", title: "Passkey added", message: "It can be used at the next sign-in." });
      await revalidate();
    } else {
      showToast({ tone: "bad", title: "No passkey added", message: failures[created] });
    }
  }

  return (
    <section className="setting-group" aria-labelledby="h-passkeys">
      <h2 id="h-passkeys">Passkeys</h2>
      <p className="setting-words">
        Sign in with your fingerprint, your face or the lock of your device in place of a password.
      </p>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <li className="setting" key={passkey.id}>
              <div>
                <span className="setting-name">{passkey.name}</span>
                <p>Added {passkey.added}</p>
              </div>
              <Form method="post" action="/settings/security" preventScrollReset>
                <input type="hidden" name="intent" value="remove-passkey" />
                <input type="hidden" name="passkey" value={passkey.id} />
                <Button size="sm" aria-label={`Remove ${passkey.name}, added ${passkey.added}`}>
                  Remove
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <div className="account-actions">
        {hydrated ? (
          <Button type="button" busy={isAdding} onClick={() => void add()}>
            {isAdding ? "Adding..." : "Add a passkey"}
          </Button>
        ) : (
          <span className="meta">Adding a passkey needs JavaScript; removing one does not.</span>
        )}
      </div>
    </section>
  );
}
