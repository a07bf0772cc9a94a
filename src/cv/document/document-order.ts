import type { CvDocument, SectionKey, ContactKey } from "./cv-document.ts";
import { sectionKinds } from "./section-fields.ts";

const usual: readonly ContactKey[] = [
  "personal/email",
  "personal/phone",
  "personal/location",
  "personal/linkedIn",
  "personal/portfolio",
  "personal/birthDate",
  "personal/nationality",
  "personal/maritalStatus",
  "personal/drivingLicence",
];

/** Every contact detail once: those that the person put in order, then the others in the usual order. */
export function contactOrder({ layout, personal }: Pick<CvDocument, "layout" | "personal">): ContactKey[] {
  const all = [...usual, ...personal.profiles.map(({ id }): ContactKey => `profiles/${id}`)];
  const chosen = layout.contacts.filter((key) => all.includes(key));
  return [...new Set([...chosen, ...all])];
}

/**
 * Returns the order with each section exactly once. Missing sections go to the end; unknown and duplicate ones are
 * dropped. Returns the same array if nothing changes.
 */
export function normaliseSectionOrder(
  order: readonly string[],
  custom: CvDocument["custom"],
): readonly SectionKey[] {
  const all: SectionKey[] = ["summary", ...sectionKinds, ...custom.map(({ id }) => `custom:${id}` as const)];
  const known = order.filter((key): key is SectionKey => (all as string[]).includes(key));
  const normal = [...new Set([...known, ...all])];
  const isNormal = normal.length === order.length && normal.every((key, at) => key === order[at]);
  return isNormal ? (order as readonly SectionKey[]) : normal;
}
