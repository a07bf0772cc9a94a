/** A change to how a person signs in. Each is recorded in the Activity list and mailed to the owner. */
export type SecurityChange =
  | { kind: "password-changed" | "password-reset" }
  /** @property subject the name of the passkey, as the Security page shows it */
  | { kind: "passkey-added" | "passkey-removed"; subject: string }
  | { kind: "email-changed"; newEmail: string }
  | { kind: "two-factor-on" | "two-factor-off" | "recovery-codes-replaced" }
  /** @property endsAt when two-step sign-in will be turned off */
  | { kind: "two-factor-ending"; endsAt: Date }
  /** @property subject the name of the browser that was signed out */
  | { kind: "signed-out-by-guessing"; subject: string };
