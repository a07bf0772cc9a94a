import { eventKinds, type Contact, type ContactFacts, type Day } from "../contact.ts";
import { putCompanyFirst } from "../put-company-first.ts";
import { formatNearDay } from "../day.ts";
import { stepView, roleAndCompany, type LinkedApplication, type StepView } from "./people-view.ts";

/** A person as the page shows them. */
export type PersonView = Pick<ContactFacts, "name" | "email" | "phone" | "metThrough" | "canHelp"> & {
  id: string;
  work: string;
  links: string[];
  /** Sanitised HTML of the notes; empty without notes. */
  notesHtml: string;
  /** "Every 6 weeks" */
  touch: string;
  /** Null if nothing is planned. @property when "Due yesterday" */
  next: { text: string; on: Day | null; when: string; tone: StepView["tone"] } | null;
  /** The text when it is time to keep in touch and no step is planned; empty otherwise. */
  touchDue: string;
  events: { id: string; kind: string; on: Day; when: string; note: string }[];
  linked: LinkedApplication[];
  /** Applications that can be linked. */
  others: LinkedApplication[];
  today: Day;
};

/** Builds the view of a person from their contact and the applications of the account. */
export function personView(
  contact: Contact,
  {
    applications,
    linkedIds,
    notesHtml,
    today,
  }: {
    applications: readonly LinkedApplication[];
    linkedIds: readonly string[];
    notesHtml: string;
    today: Day;
  },
): PersonView {
  const { id, name, email, phone, metThrough, canHelp, links, touchWeeks, next, dueOn, events } = contact;
  const isDue = dueOn !== null && dueOn <= today;
  return {
    id,
    name,
    email,
    phone,
    metThrough,
    canHelp,
    notesHtml,
    today,
    work: roleAndCompany(contact),
    links: links.split("\n").filter((link) => link !== ""),
    touch: touchWeeks === null ? "" : touchWeeks === 1 ? "Every week" : `Every ${touchWeeks} weeks`,
    next: next && {
      ...next,
      tone: stepView(contact, today).tone,
      when: dueOn === null ? "No date set" : `${isDue ? "Due " : ""}${formatNearDay(dueOn, today)}`,
    },
    touchDue:
      next === null && isDue ? `Time to get in touch. You wanted to ${contactRhythmText(touchWeeks)}.` : "",
    events: events.map(({ kind, on, ...event }) => ({
      ...event,
      on,
      kind: eventKinds[kind],
      when: formatNearDay(on, today),
    })),
    linked: applications.filter((one) => linkedIds.includes(one.id)),
    others: putCompanyFirst(
      applications.filter((one) => !linkedIds.includes(one.id)),
      contact.company,
    ).slice(0, 500),
  };
}

function contactRhythmText(weeks: number | null): string {
  return weeks === 1 ? "keep in touch every week" : `keep in touch every ${weeks ?? ""} weeks`;
}
