import type { SecurityErrors } from "./security-form.ts";

export type PasskeyProblem = "signed-out" | "refused" | "unsupported" | "cancelled";
export type CreatePasskeyResult =
  | { ok: true }
  | { ok: false; reason: PasskeyProblem }
  | { ok: false; reason: "wrong"; errors: SecurityErrors };

const address = "/settings/security/passkey";

/**
 * Makes the browser create a passkey for the signed-in person, and sends the public half to the site.
 *
 * @param proof the password, and a code where two-step sign-in is on
 */
export async function createPasskey(proof: { password: string; code: string }): Promise<CreatePasskeyResult> {
  if (!("PublicKeyCredential" in globalThis) || !PublicKeyCredential.parseCreationOptionsFromJSON) {
    return { ok: false, reason: "unsupported" };
  }
  const asked = await postJson(`${address}/options`, proof);
  if (asked.status === 401) return { ok: false, reason: "signed-out" };
  if (asked.status === 422) {
    const { errors } = (await asked.json()) as { errors: SecurityErrors };
    return { ok: false, reason: "wrong", errors };
  }
  if (!asked.ok) return { ok: false, reason: "refused" };
  const options = (await asked.json()) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  // Refused by the person or by the device: browsers do not say which.
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (!(made instanceof PublicKeyCredential)) return { ok: false, reason: "cancelled" };
  const kept = await postJson(address, made);
  return kept.ok ? { ok: true } : { ok: false, reason: "refused" };
}

async function postJson(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
