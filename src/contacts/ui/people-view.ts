import { eventKinds, type ContactListing, type Day } from "../contact.ts";
import { daysAgoText, formatNearDay } from "../day.ts";
import {
  contactGroups,
  contactOrders,
  groupOf,
  sortContacts,
  type ContactGroup,
  type ContactOrder,
} from "../group-contacts.ts";

export type LinkedApplication = {
  id: string;
  title: string;
  company: string;
  stage: { name: string };
};

/** The choices of which contacts to show. */
export const shownChoices = {
  all: "Everybody",
  applications: "With an application",
  none: "No next step",
} as const;

export type ShownChoice = keyof typeof shownChoices;

/** The choices of the list, from its address. */
export type PeopleAsked = { words: string; show: ShownChoice; order: ContactOrder; most: number };

/** @property tone "late" for a step that is due */
export type StepView = { text: string; tone: "late" | "next" | "none" };

export type PersonRow = {
  id: string;
  name: string;
  /** "Head of Analytics, Tallyho" */
  work: string;
  step: StepView;
  /** "Pricing Analyst: Applied" */
  application: string;
  last: { kind: string; ago: string } | null;
};

export type PeopleView = {
  asked: PeopleAsked;
  counts: Record<ShownChoice, number>;
  due: number;
  groups: { key: string; title: string; count: number; rows: PersonRow[] }[];
  shown: number;
  found: number;
};

/** Rows shown at first, and with each press of "Show more". */
export const rowsAtOnce = 50;

/** Reads the choices of the list from an address. Invalid ones fall back to the whole list by next step. */
export function parsePeopleAddress(parameters: URLSearchParams): PeopleAsked {
  const one = <Key extends string>(name: string, known: Record<Key, string>, byDefault: Key): Key => {
    const value = parameters.get(name) ?? "";
    return Object.hasOwn(known, value) ? (value as Key) : byDefault;
  };
  const most = /^\d{1,4}$/.exec(parameters.get("most") ?? "")?.[0];
  return {
    words: (parameters.get("q") ?? "").slice(0, 200),
    show: one("show", shownChoices, "all"),
    order: one("sort", contactOrders, "next"),
    most: Math.max(rowsAtOnce, Number(most ?? rowsAtOnce)),
  };
}

/** Writes the choices of the list, with changes, as a query. Empty for the whole list. */
export function peopleQuery(asked: PeopleAsked, change: Partial<PeopleAsked> = {}): string {
  const { words, show, order, most } = { ...asked, ...change };
  const parameters = new URLSearchParams();
  if (words !== "") parameters.set("q", words);
  if (show !== "all") parameters.set("show", show);
  if (order !== "next") parameters.set("sort", order);
  if (most > rowsAtOnce) parameters.set("most", String(most));
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/** Builds the list: grouped by due date, or in one group for another order. */
export function peopleView(
  contacts: readonly ContactListing[],
  applicationsOf: (id: string) => readonly LinkedApplication[],
  { asked, today }: { asked: PeopleAsked; today: Day },
): PeopleView {
  const belongs: Record<ShownChoice, (contact: ContactListing) => boolean> = {
    all: () => true,
    applications: ({ id }) => applicationsOf(id).length > 0,
    none: ({ next }) => next === null,
  };
  const count = (choice: ShownChoice) => contacts.filter(belongs[choice]).length;
  const found = contacts.filter(belongs[asked.show]);
  const shown = sortContacts(found, asked.order, today).slice(0, asked.most);
  const groupsOfAll = Map.groupBy(found, (contact) => groupOf(contact, today));
  const row = (contact: ContactListing) => personRow(contact, applicationsOf(contact.id)[0], today);
  const byGroup = Map.groupBy(shown, (contact) => groupOf(contact, today));
  const groups =
    asked.order === "next"
      ? (Object.keys(contactGroups) as ContactGroup[]).flatMap((key) => {
          const rows = byGroup.get(key)?.map(row);
          const title = contactGroups[key];
          return rows ? [{ key, title, count: groupsOfAll.get(key)?.length ?? 0, rows }] : [];
        })
      : shown.length > 0
        ? [
            {
              key: "all",
              title: `By ${contactOrders[asked.order].toLowerCase()}`,
              count: found.length,
              rows: shown.map(row),
            },
          ]
        : [];
  return {
    asked,
    counts: { all: contacts.length, applications: count("applications"), none: count("none") },
    due: contacts.filter((contact) => groupOf(contact, today) === "due").length,
    groups,
    shown: shown.length,
    found: found.length,
  };
}

function personRow(
  contact: ContactListing,
  application: LinkedApplication | undefined,
  today: Day,
): PersonRow {
  const { id, name, last } = contact;
  return {
    id,
    name,
    work: roleAndCompany(contact),
    step: stepView(contact, today),
    application: application ? `${application.title}: ${application.stage.name}` : "",
    last: last && { kind: eventKinds[last.kind], ago: daysAgoText(last.on, today) },
  };
}

/** "Head of Analytics, Tallyho" */
export function roleAndCompany({ role, company }: Pick<ContactListing, "role" | "company">): string {
  return [role, company].filter((part) => part !== "").join(", ");
}

/** Describes the next step of a contact, and its date. */
export function stepView({ next, dueOn }: Pick<ContactListing, "next" | "dueOn">, today: Day): StepView {
  const isDue = dueOn !== null && dueOn <= today;
  const words = next?.text ?? (groupOf({ next, dueOn }, today) === "none" ? "" : "Get in touch");
  if (words === "") return { text: "No next step", tone: "none" };
  return {
    text: dueOn === null ? words : `${words}, ${formatNearDay(dueOn, today)}`,
    tone: isDue ? "late" : "next",
  };
}
