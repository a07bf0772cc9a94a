/** Topics of a message, in the order of the form. */
export const contactTopicLabels = {
  question: "A question or an idea",
  issue: "Something broken or missing",
  listing: "A listing to correct or remove",
  privacy: "My data",
  other: "Something else",
};

type ContactTopic = keyof typeof contactTopicLabels;

/** Reads the topic from a URL, so that a link can preset the form: "/contact?topic=issue". */
export function contactTopic(value: unknown): ContactTopic {
  return typeof value === "string" && Object.hasOwn(contactTopicLabels, value)
    ? (value as ContactTopic)
    : "question";
}
