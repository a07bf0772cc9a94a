import type { FoundPeriod } from "../../../text/periods.ts";
import { namesRole } from "./role-words.ts";
import type { Entry } from "./split-entries.ts";

/**
 * Copies the employer of several posts into each of them. Such an employer is an entry of its own without a description.
 * Its period covers those of the posts below it, which have only a title and dates.
 */
export function shareEmployers(entries: readonly Entry[]): Entry[] {
  const shared: Entry[] = [];
  let employer: Entry | null = null;
  for (const [index, entry] of entries.entries()) {
    if (isEmployer(entry, entries[index + 1])) employer = entry;
    else if (employer && isPost(entry, employer))
      shared.push({ ...entry, pieces: [...entry.pieces, ...employer.pieces], isPost: true });
    else {
      employer = null;
      shared.push(entry);
    }
  }
  return shared;
}

function isEmployer(entry: Entry, next: Entry | undefined): boolean {
  const [name] = entry.pieces;
  return (
    name !== undefined &&
    next !== undefined &&
    entry.body.length === 0 &&
    !namesRole(name.text) &&
    isPost(next, entry)
  );
}

function isPost({ pieces, period }: Entry, employer: Entry): boolean {
  return (
    pieces.length === 1 && period !== null && employer.period !== null && covers(employer.period, period)
  );
}

function covers(whole: FoundPeriod, part: FoundPeriod): boolean {
  if (whole.isSingle || part.isSingle || whole.start === undefined || part.start === undefined) return false;
  const startsLater = part.start.slice(0, 4) >= whole.start.slice(0, 4);
  const endsEarlier =
    whole.isOpen ||
    (part.end !== undefined && whole.end !== undefined && part.end.slice(0, 4) <= whole.end.slice(0, 4));
  return startsLater && endsEarlier;
}
