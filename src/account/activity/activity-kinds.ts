/**
 * The recorded kinds of activity, each with the text that people read. "{subject}" is replaced by the subject, if any.
 */
export const activityTexts = {
  "account-created": "Created the account",
  "email-confirmed": "Confirmed the email address",
  "email-changed": "Got another email address",
  "signed-in-new-browser": "Signed in from a new browser",
  "password-changed": "Changed the password",
  "password-reset": "Set a new password by email",
  "sessions-ended": "Signed out other browsers",
  "two-factor-on": "Turned on two-step sign-in",
  "two-factor-off": "Turned off two-step sign-in",
  "two-factor-ending": "Asked by email for two-step sign-in to be turned off",
  "recovery-codes-replaced": "Replaced the recovery codes",
  "signed-out-by-guessing": "Signed out after too many wrong passwords or codes",
  "passkey-added": "Added a passkey",
  "passkey-removed": "Removed a passkey",
  "name-changed": "Changed the display name",
  "data-exported": "Exported the data of the account",
  "deletion-asked": "Asked for the account to be deleted",
  unsubscribed: "Unsubscribed by email",
  "search-saved": "Saved a search",
  "alert-sent": "Alert sent",
} as const;

export type ActivityKind = keyof typeof activityTexts;
