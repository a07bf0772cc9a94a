import type { ContactKey, CvDocument } from "./cv-document.ts";

const usual: readonly ContactKey[] = [
  "personal/email",
  "personal/phone",
  "personal/location",
  "personal/linkedIn",
  "personal/portfolio",
  "personal/birthDate",
  "personal/nationality",
];

/** Every contact detail once: those that the person put in order, then the others in the usual order. */
export function contactOrder({ layout, personal }: Pick<CvDocument, "layout" | "personal">): ContactKey[] {
  const all = [...usual, ...personal.profiles.map(({ id }): ContactKey => `profiles/${id}`)];
  const chosen = layout.contacts.filter((key) => all.includes(key));
  return [...new Set([...chosen, ...all])];
}
