import type { ContactTopic } from "./contact-topics.ts";

/** Longest accepted texts, in characters; the inputs say so too. */
export const contactLimits = { name: 100, email: 254, message: 5_000 } as const;

/** Field that people do not see. What fills it in is a program. */
export const honeypotField = "website";

/** What was typed, as it was typed. */
export type TypedContact = { name: string; email: string; topic: ContactTopic; message: string };

/** A sentence beside each field that has to be put right. */
export type ContactErrors = Partial<Record<keyof TypedContact, string>>;

/** A message that can be stored. */
export type ContactMessage = TypedContact;

export type ContactReading =
  | { ok: true; message: ContactMessage; byProgram: boolean }
  | { ok: false; errors: ContactErrors; typed: TypedContact };
