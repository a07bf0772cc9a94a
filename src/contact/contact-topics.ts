/** What a message is about. The order is the order of the form. */
export const contactTopics = ["question", "issue", "listing", "privacy", "other"] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactTopicLabels: Record<ContactTopic, string> = {
  question: "A question or an idea",
  issue: "Something broken or missing",
  listing: "A listing to correct or remove",
  privacy: "My data",
  other: "Something else",
};

/** The topic named in an address, so that a link can begin the form: "/contact?topic=issue". */
export function contactTopic(value: unknown): ContactTopic {
  return contactTopics.find((topic) => topic === value) ?? "question";
}
