/** The facts of a contact that its owner types or imports. An empty text means unknown. */
export type ContactFacts = {
  name: string;
  company: string;
  role: string;
  metThrough: string;
  email: string;
  phone: string;
  /** One address on each line. */
  links: string;
  canHelp: string;
  /** Markdown. */
  notes: string;
  /** Weeks between two contacts, for people to keep in touch with; null for others. */
  touchWeeks: number | null;
};

/** The facts of a contact before anything is entered. */
export const noFacts: ContactFacts = {
  name: "",
  company: "",
  role: "",
  metThrough: "",
  email: "",
  phone: "",
  links: "",
  canHelp: "",
  notes: "",
  touchWeeks: null,
};

/** A day of the calendar: "2026-11-24". Days compare as text. */
export type Day = string;

/** @property on null when the step has no date */
export type NextStep = { text: string; on: Day | null };

/** The kinds of log entries, each with its label. */
export const eventKinds = {
  wrote: "Wrote",
  heard: "They wrote",
  called: "Called",
  met: "Met",
  did: "Done",
} as const;

export type EventKind = keyof typeof eventKinds;

type ContactEvent = { id: string; kind: EventKind; on: Day; note: string };

export type ContactListing = Pick<ContactFacts, "name" | "company" | "role" | "email"> & {
  id: string;
  next: NextStep | null;
  /** The date of the next step, or the day on which to get in touch again. */
  dueOn: Day | null;
  last: Pick<ContactEvent, "kind" | "on"> | null;
};

/** A contact with its log, newest first. */
export type Contact = ContactFacts &
  Pick<ContactListing, "id" | "next" | "dueOn"> & { events: ContactEvent[] };

/** Returns the kind of a stored event. A kind of a newer version counts as "something done". */
export function eventKind(stored: string): EventKind {
  return Object.hasOwn(eventKinds, stored) ? (stored as EventKind) : "did";
}

/** Maximum numbers for one account, and maximum lengths in characters. */
export const contactLimits = {
  contacts: 5_000,
  /** Entries in the log of one contact. */
  events: 500,
  text: 200,
  email: 254,
  links: 2_000,
  note: 2_000,
  notes: 10_000,
  /** Weeks between two contacts. */
  weeks: 520,
} as const;

/** Days for which a deleted contact or log entry can be restored. */
export const daysToRestore = 30;

/** Maximum size of a file of people, in bytes: vCards have pictures. */
export const largestPeopleFile = 8_000_000;
