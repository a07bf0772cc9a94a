import type { TwoStepSetup } from "../credentials/two-step.server.ts";

/** What a form of the security page asks for. */
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

/** A QR code to draw: a path in a square of so many modules. */
export type QrDrawing = { size: number; path: string };

/** What the page shows after a form was answered with a page. Passwords are never in it. */
export type SecurityAnswer = {
  intent: SecurityIntent;
  errors: SecurityErrors;
  /** A second step that was begun: shown until a right code comes. */
  setup?: TwoStepSetup & { qr: QrDrawing };
  /** New recovery codes, shown once. */
  codes?: string[];
  toast?: { title: string; message: string; destructive?: boolean };
};
