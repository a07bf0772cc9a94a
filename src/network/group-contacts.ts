import type { ContactListing, Day } from "./contact.ts";
import { addDays } from "./day.ts";

/** The groups of the list, in the order of the page. */
export const contactGroups = {
  due: "Due",
  soon: "Next two weeks",
  later: "Later",
  none: "No next step",
} as const;

export type ContactGroup = keyof typeof contactGroups;

/**
 * Chooses the group of a contact by the day on which it is due. A next step without a date comes later than all dates.
 */
export function groupOf({ next, dueOn }: Pick<ContactListing, "next" | "dueOn">, today: Day): ContactGroup {
  if (dueOn === null) return next === null ? "none" : "later";
  if (dueOn <= today) return "due";
  // Keeping in touch becomes a step only when it is near.
  return dueOn <= addDays(today, 14) ? "soon" : next === null ? "none" : "later";
}

/** The orders of the list, each with its label. */
export const contactOrders = {
  next: "Next step",
  name: "Name",
  company: "Company",
  last: "Last contact",
} as const;

export type ContactOrder = keyof typeof contactOrders;

/** Sorts contacts that are already sorted by name, which decides between equals. */
export function sortContacts(
  contacts: readonly ContactListing[],
  order: ContactOrder,
  today: Day,
): ContactListing[] {
  if (order === "name") return [...contacts];
  return contacts.toSorted((one, other) => compare(keyOf(one, order, today), keyOf(other, order, today)));
}

const groupOrder = Object.keys(contactGroups);
const last = "\uffff";

function keyOf(contact: ContactListing, order: ContactOrder, today: Day): string {
  if (order === "company") return contact.company.toLowerCase() || last;
  // The longest silence is first; people without any contact are last.
  if (order === "last") return contact.last?.on ?? last;
  const group = groupOf(contact, today);
  // Among people without a next step, the ones contacted last are first.
  if (group === "none") return `3${reversed(contact.last?.on ?? "")}`;
  return `${groupOrder.indexOf(group)}${contact.dueOn ?? last}`;
}

/** Reverses the order of days: later days become smaller texts. */
function reversed(day: Day): string {
  return day === "" ? last : day.replaceAll(/\d/g, (digit) => String(9 - Number(digit)));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
