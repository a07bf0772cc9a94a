import { loginFailed } from "../forms/auth-toasts.ts";

export type PasskeySignInResult =
  | { ok: true; name: string }
  /** `message` comes from the server. Null if the person or the device cancelled, which needs no message. */
  | { ok: false; message: string | null };

/** Whether this browser supports passkeys. The server cannot know. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in globalThis && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Signs in with a passkey of the browser, without e-mail address or password. */
export async function signInWithPasskey(): Promise<PasskeySignInResult> {
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
