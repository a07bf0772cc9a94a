import type { ContactListing, Day } from "./contact.ts";
import { addDays, formatNearDay } from "./day.ts";
import { foldText } from "../text/fold-text.ts";

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

/** Lists what belongs to a company first, and otherwise keeps the order. */
export function putCompanyFirst<Item extends { company: string }>(
  items: readonly Item[],
  company: string,
): Item[] {
  const asked = foldText(company);
  const isOfCompany = (item: Item) => asked !== "" && foldText(item.company) === asked;
  return [...items.filter((item) => isOfCompany(item)), ...items.filter((item) => !isOfCompany(item))];
}

/** A contact to get in touch with, now or within two weeks. */
export type UpcomingStep = { id: string; text: string; on: Day; when: string; isDue: boolean };

/** Returns the next steps with contacts that are due now or within two weeks, the earliest first. */
export function upcomingSteps(contacts: readonly ContactListing[], today: Day): UpcomingStep[] {
  return contacts
    .flatMap((contact): UpcomingStep[] => {
      const { id, name, next, dueOn } = contact;
      const group = groupOf(contact, today);
      if (dueOn === null || (group !== "due" && group !== "soon")) return [];
      const words = formatNearDay(dueOn, today);
      const when = words.slice(0, 1).toUpperCase() + words.slice(1);
      const text = next ? `${next.text}, ${name}` : `Get in touch with ${name}`;
      return [{ id, text, on: dueOn, when, isDue: group === "due" }];
    })
    .toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
}
