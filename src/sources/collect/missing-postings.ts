import type { Adapter } from "../adapter.ts";

/** What a crawl found in a list, and what it did not. */
export type ListFigures = {
  /** Different records in the list. */
  listed: number;
  /** The number of postings that the list states, null if it states none. */
  total: number | null;
  /** Listed postings whose own page could not be read. */
  unopened: number;
  /** Why, for the operator. */
  fault: string | null;
};

/** A list may state a few postings that it does not show: it changes while it is read, and some are for employees only. */
const shareOfTotal = 0.9;

/** Says what a crawl has not seen of a source, or returns null when it saw everything. */
export function missingText(
  { listed, total, unopened, fault }: ListFigures,
  { ceiling }: Pick<Adapter, "ceiling">,
): string | null {
  if (listed === ceiling) return `Its list ends at ${listed} postings, and may have more.`;
  if (total !== null && listed < total * shareOfTotal)
    return `It states ${total} postings and lists ${listed}.`;
  if (unopened === 0) return null;
  const what = unopened === 1 ? "1 posting was not opened." : `${unopened} postings were not opened.`;
  return fault === null ? what : `${what} ${fault}`;
}
