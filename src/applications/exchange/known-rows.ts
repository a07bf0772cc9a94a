import type { ApplicationFields } from "../application.ts";
import type { ExchangeRow } from "./exchange-columns.ts";
import { parseOutcome } from "./parse-stage.ts";

type Named = Pick<ApplicationFields, "title" | "company" | "link" | "appliedAt">;

/** An application of the person, or an earlier row of the file. */
export type Known = Named & { stage: string; place: string };

export type KnownRow = {
  /** The row of the file, from 0. */
  at: number;
  same: Known;
  /** The row that `same` is, or null for an application on the board. */
  sameAt: number | null;
};

export type SortedRows = {
  /** Rows to import, from 0. */
  ready: number[];
  known: KnownRow[];
  /** Rows without title or company, from 0. */
  incomplete: number[];
};

/**
 * Sorts the rows of a file into new and known ones. A row is known if an application or an earlier row has its title,
 * company and link. Without a link, the day of sending tells two applications for equal jobs apart. Rows of our own
 * export are never twins of each other.
 */
export function sortRows(
  rows: readonly ExchangeRow[],
  applications: readonly Known[],
  isOwn = false,
): SortedRows {
  const sorted: SortedRows = { ready: [], known: [], incomplete: [] };
  const byKey = new Map<string, { same: Known; sameAt: number | null }>();
  const remember = (same: Known, sameAt: number | null) => {
    for (const one of allKeysOf(same)) if (!byKey.has(one)) byKey.set(one, { same, sameAt });
  };
  for (const application of applications) remember(application, null);
  for (const [at, row] of rows.entries()) {
    const fields = fieldsOf(row);
    const found = fields && byKey.get(keyOf(fields));
    if (!fields) sorted.incomplete.push(at);
    else if (found) sorted.known.push({ at, ...found });
    else {
      sorted.ready.push(at);
      if (!isOwn) remember({ ...fields, stage: row.stage ?? "" }, at);
    }
  }
  return sorted;
}

const key = (...parts: (string | null)[]) => JSON.stringify(parts).toLowerCase();

/** The keys of an application, of which a row with the same one is known: its link, its day of sending, and its job. */
const allKeysOf = ({ title, company, link, appliedAt }: Named): string[] => [
  key(title, company, "link", link),
  key(title, company, "sent", appliedAt),
  key(title, company),
];

/** The key by which a row is looked up: by its link, else by its day of sending, else by its job alone. */
function keyOf({ title, company, link, appliedAt }: Named): string {
  if (link !== "") return key(title, company, "link", link);
  return appliedAt === null ? key(title, company) : key(title, company, "sent", appliedAt);
}

/** The fields of an application in a row with ISO days. Null without title or company. */
export function fieldsOf(
  row: ExchangeRow,
): (Partial<ApplicationFields> & Named & Pick<ApplicationFields, "place">) | null {
  const { title = "", company = "", link = "", stage = "", outcome = "" } = row;
  if (title === "" || company === "") return null;
  return {
    title,
    company,
    link: webAddressOf(link),
    place: row.place ?? "",
    source: row.source ?? "",
    notes: row.notes ?? "",
    description: row.description ?? "",
    nextStep: row.nextStep ?? "",
    payDiscussed: row.payDiscussed ?? "",
    outcome: parseOutcome(outcome) ?? parseOutcome(stage),
    outcomeReason: row.outcomeReason ?? "",
    cvTitle: row.cvTitle ?? "",
    applyBy: row.applyBy ?? null,
    appliedAt: row.appliedAt ?? null,
    repliedAt: row.repliedAt ?? null,
  };
}

/** Adds https to an address that begins with "www.". Returns an empty text for anything else that is no web address. */
function webAddressOf(link: string): string {
  const address = /^www\./i.test(link) ? `https://${link}` : link;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : "";
}
