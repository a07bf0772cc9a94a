import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { loginFailed, welcomeToast } from "../forms/auth-toasts.ts";

type PasskeySignInResult =
  | { ok: true; name: string }
  /** `message` comes from the server. Null if the person or the device cancelled, which needs no message. */
  | { ok: false; message: string | null };

/** Signs in with a passkey, then goes on to the next page. Hidden if the browser does not support passkeys. */
export function PasskeyButton() {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  if (!hydrated || !hasPasskeys()) return null;
  async function signIn() {
    setBusy(true);
    const signedIn = await signInWithPasskey().catch(() => ({
      ok: false as const,
      message: loginFailed().message,
    }));
    if (signedIn.ok) {
      showToast({ tone: "good", ...welcomeToast(signedIn.name) });
      await revalidate();
    } else if (signedIn.message !== null) {
      showToast({ tone: "bad", title: loginFailed().title, message: signedIn.message });
    }
    setBusy(false);
  }
  return (
    <Button block busy={busy} onClick={() => void signIn()} className="space-above-sm">
      {!busy && <Icon of={KeyRound} size="sm" />}
      {busy ? "Signing in..." : "Use a passkey"}
    </Button>
  );
}

/** Whether this browser supports passkeys. The server cannot know. */
function hasPasskeys(): boolean {
  return "PublicKeyCredential" in globalThis && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Signs in with a passkey of the browser, without e-mail address or password. */
async function signInWithPasskey(): Promise<PasskeySignInResult> {
  const asked = await fetch("/api/auth/passkey/generate-authenticate-options");
  if (!asked.ok) return refusal(asked);
  const options = (await asked.json()) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const response = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(response instanceof PublicKeyCredential)) return { ok: false, message: null };
  const answer = await fetch("/api/auth/passkey/verify-authentication", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ response }),
  });
  if (!answer.ok) return refusal(answer);
  const { name } = (await answer.json()) as { name: string };
  return { ok: true, name };
}

async function refusal(answer: Response): Promise<PasskeySignInResult> {
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  return { ok: false, message: message ?? loginFailed().message };
}
