import type { ContactListing, Day } from "./contact.ts";
import { formatNearDay } from "./day.ts";
import { groupOf } from "./group-contacts.ts";

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
