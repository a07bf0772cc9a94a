export type PasskeyCreated = "created" | "sign-in-again" | "refused" | "unsupported" | "cancelled";

const address = "/settings/security/passkey";

/** Has the browser make a passkey for whoever is signed in, and the site keep its public half. */
export async function createPasskey(): Promise<PasskeyCreated> {
  if (!("PublicKeyCredential" in globalThis) || !PublicKeyCredential.parseCreationOptionsFromJSON) {
    return "unsupported";
  }
  const asked = await fetch(address);
  if (asked.status === 403) return "sign-in-again";
  if (!asked.ok) return "refused";
  const options = (await asked.json()) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  // Refused by the person, or by the device: a browser tells no one which.
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (!(made instanceof PublicKeyCredential)) return "cancelled";
  const kept = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(made),
  });
  return kept.ok ? "created" : "refused";
}
