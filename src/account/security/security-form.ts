import type { TwoStepSetup } from "../credentials/two-step.server.ts";

/** The actions of the forms on the security page. */
export const securityIntents = [
  "change-password",
  "begin-two-step",
  "confirm-two-step",
  "end-two-step",
  "renew-codes",
  "end-session",
  "end-other-sessions",
  "remove-passkey",
] as const;
export type SecurityIntent = (typeof securityIntents)[number];

export type SecurityErrors = Partial<Record<"current" | "password" | "confirm" | "code", string>>;

/** A QR code to draw: a path in a square with a side of `size` modules. */
export type QrDrawing = { size: number; path: string };

/** The data that the page shows after a form was submitted. It never contains passwords. */
export type SecurityAnswer = {
  intent: SecurityIntent;
  errors: SecurityErrors;
  /** A two-step setup in progress. Shown until a right code is given. */
  setup?: TwoStepSetup & { qr: QrDrawing };
  /** New recovery codes, shown once. */
  codes?: string[];
  toast?: { title: string; message: string; destructive?: boolean };
};

/** Errors under the password and code fields. */
export const proofErrors = {
  missing: { current: "Enter your current password." },
  "wrong-password": { current: "That password is not correct." },
  "wrong-code": {
    code: "That code is wrong or was used before. Enter the one the app shows now, or a recovery code.",
  },
} as const;
