import type { Refused } from "../../platform/forms/controls.ts";
import { eventKinds, type Contact, type ContactFacts, type Day, type ContactListing } from "../contact.ts";
import { putCompanyFirst } from "../group-contacts.ts";
import { formatNearDay } from "../day.ts";
import { stepView, roleAndCompany, type LinkedApplication, type StepView } from "./people-view.ts";
import type { ContactLinks } from "../link-application.server.ts";

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

/** The actions of the forms on the page of a person. */
export const personIntents = [
  "plan",
  "move",
  "done",
  "log",
  "remove-event",
  "restore-event",
  "link",
  "unlink",
  "delete",
] as const;

export type PersonIntent = (typeof personIntents)[number];

/** A refused form: its name, its errors and the typed text of its fields. */
export type RefusedPersonForm = Refused & { intent: PersonIntent };

/** A part that was just removed, and the form that restores it. */
export type PersonUndo = { words: string; intent: PersonIntent; field: string; id: string };

/** Reads from the page's address the part that was just removed. */
export function parseUndo(parameters: URLSearchParams): PersonUndo | null {
  const [event, application] = [parameters.get("removed"), parameters.get("unlinked")];
  if (event) return { words: "The entry is removed.", intent: "restore-event", field: "event", id: event };
  if (!application) return null;
  return { words: "The application is unlinked.", intent: "link", field: "application", id: application };
}

/** A person as the page of an application shows them. @property work "Head of Analytics, Tallyho" */
type ApplicationPerson = { id: string; name: string; work: string };

type ApplicationPeople = {
  linked: ApplicationPerson[];
  /** People that can be linked, those of the company first. */
  others: ApplicationPerson[];
};

/** Maximum number of people that can be chosen. */
const maxOthers = 200;

/** Divides a person's contacts into those linked to an application and the others. */
export function peopleOfApplication(
  contacts: readonly ContactListing[],
  links: ContactLinks,
  application: { id: string; company: string },
): ApplicationPeople {
  const isLinked = ({ id }: ContactListing) => links.get(id)?.includes(application.id) === true;
  return {
    linked: contacts.filter((contact) => isLinked(contact)).map((contact) => shown(contact)),
    others: putCompanyFirst(
      contacts.filter((contact) => !isLinked(contact)),
      application.company,
    )
      .slice(0, maxOthers)
      .map((contact) => shown(contact)),
  };
}

function shown(contact: ContactListing): ApplicationPerson {
  return { id: contact.id, name: contact.name, work: roleAndCompany(contact) };
}
