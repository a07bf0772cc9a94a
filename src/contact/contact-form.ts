import type { ContactTopic } from "./contact-topics.ts";

/** Maximum text lengths in characters. The inputs enforce them too. */
export const contactLimits = { name: 100, email: 254, message: 5_000 } as const;

/** Field that people do not see. Only bots fill it in. */
export const honeypotField = "website";

/** The values exactly as typed. */
export type TypedContact = { name: string; email: string; topic: ContactTopic; message: string };

/** An error sentence for each invalid field. */
export type ContactErrors = Partial<Record<keyof TypedContact, string>>;

/** A valid message. */
export type ContactMessage = TypedContact;

export type ContactReading =
  | { ok: true; message: ContactMessage; byProgram: boolean }
  | { ok: false; errors: ContactErrors; typed: TypedContact };
