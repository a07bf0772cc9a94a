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

/** Topics of a message, in the order of the form. */
export const contactTopics = ["question", "issue", "listing", "privacy", "other"] as const;
type ContactTopic = (typeof contactTopics)[number];

export const contactTopicLabels: Record<ContactTopic, string> = {
  question: "A question or an idea",
  issue: "Something broken or missing",
  listing: "A listing to correct or remove",
  privacy: "My data",
  other: "Something else",
};

/** Reads the topic from a URL, so that a link can preset the form: "/contact?topic=issue". */
export function contactTopic(value: unknown): ContactTopic {
  return contactTopics.find((topic) => topic === value) ?? "question";
}
