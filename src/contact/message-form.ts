import type { ContactTopic } from "./contact-topics.ts";

/** Maximum text lengths in characters. The inputs enforce them too. */
export const messageLimits = { name: 100, email: 254, message: 5_000 } as const;

/** Field that people do not see. Only bots fill it in. */
export const honeypotField = "website";

export const messageFields = ["name", "email", "topic", "message"] as const;
type ContactField = (typeof messageFields)[number];

/** The values exactly as typed. */
export type TypedContact = Record<ContactField, string>;

/** An error sentence for each invalid field. */
export type MessageErrors = Partial<TypedContact>;

/** A valid message. */
export type ContactMessage = Omit<TypedContact, "topic"> & { topic: ContactTopic };
