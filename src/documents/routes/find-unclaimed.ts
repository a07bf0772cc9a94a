import { savedJobs } from "../../jobs/saved/saved-jobs-store.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import { readStored } from "../../platform/browser/read-stored.ts";
import { openDatabase } from "../local/database.ts";
import type { DocumentKind } from "../local/document-kind.ts";
import { listDocuments } from "../local/read-document.ts";

/** Something that was made in this browser without an account. */
export type Unclaimed = {
  kind: "cv" | "letter" | "jobs" | "companies";
  /** The document, or the numbers of the jobs, or the names of the companies. */
  ids: readonly string[];
  /** "CV: Clinical Lead, Calder", "3 saved jobs" */
  label: string;
};

const documentLabels = { cv: "CV", letter: "Letter" } as const;

/**
 * Finds what was made in this browser without an account and may belong to the person who is signed in. It leaves out
 * what they have chosen to keep in the browser.
 *
 * @param companies the names of the companies that are hidden in this browser
 */
export async function findUnclaimed(owner: string, companies: readonly string[]): Promise<Unclaimed[]> {
  const kept = new Set(readKept());
  const isNew = (id: string) => !kept.has(`${owner} ${id}`);
  const jobs = savedJobs().filter(({ id }) => isNew(id));
  const hidden = companies.filter(isNew);
  const count = (number: number, one: string, more: string) =>
    number === 1 ? `One ${one}` : `${number} ${more}`;
  return [
    ...(await findDocuments(owner)),
    ...(jobs.length === 0
      ? []
      : [
          {
            kind: "jobs" as const,
            ids: jobs.map(({ id }) => id),
            label: `${count(jobs.length, "saved job", "saved jobs")}: ${namesOf(jobs.map(({ title }) => title))}`,
          },
        ]),
    ...(hidden.length === 0
      ? []
      : [
          {
            kind: "companies" as const,
            ids: hidden,
            label: `${count(hidden.length, "hidden company", "hidden companies")}: ${namesOf(hidden)}`,
          },
        ]),
  ];
}

const maxNames = 3;

function namesOf(names: readonly string[]): string {
  const more = names.length - maxNames;
  return [...names.slice(0, maxNames), ...(more > 0 ? [`${more} more`] : [])].join(", ");
}

async function findDocuments(owner: string): Promise<Unclaimed[]> {
  const db = await openDatabase();
  if (!db) return [];
  try {
    const found: Unclaimed[] = [];
    for (const kind of ["cv", "letter"] as const) {
      // Listing needs only the name of a kind. The whole kinds are loaded when something is brought along.
      const listed = await listDocuments({ db, kind: { name: kind } as DocumentKind<unknown> }, owner);
      for (const { id, title, isUnclaimed } of listed)
        if (isUnclaimed) found.push({ kind, ids: [id], label: `${documentLabels[kind]}: ${title}` });
    }
    return found;
  } finally {
    db.close();
  }
}

/** The key under which the browser stores which jobs and companies somebody keeps in it: "PERSON ID". */
const key = "kept-here";

function readKept(): string[] {
  const kept = parseJson(readStored(key));
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

/** Records that a person keeps jobs or companies in this browser only. */
export function keepHere(owner: string, ids: readonly string[]): void {
  try {
    const kept = new Set([...readKept(), ...ids.map((id) => `${owner} ${id}`)]);
    localStorage.setItem(key, JSON.stringify([...kept].slice(-1_000)));
  } catch {
    // A browser that stores nothing asks again at the next visit.
  }
}
