/** Topics of a message, in the order of the form. */
export const contactTopics = ["question", "issue", "listing", "privacy", "other"] as const;
export type ContactTopic = (typeof contactTopics)[number];

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
