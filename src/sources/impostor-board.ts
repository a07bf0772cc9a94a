import { companySlug } from "../jobs/extraction/company.ts";
import type { BoardAddress } from "./adapter.ts";

/** Words that many employers have in their names. */
const common =
  /^(?:and|the|of|for|group|holdings?|international|global|services?|solutions|systems|technolog(?:y|ies)|company|europe|deutschland|germany|uk|us|usa|france|nederland|india|careers?|jobs?)$/;

/**
 * Short names of boards are given to whoever asks first, so "hpe" may be Hans Peter Esser. Returns a sentence if every
 * record of a board names one employer that has no word in common with the configured name and is not in the board's own
 * name. Returns null for any other board, also for one that names no employer.
 */
export function impostorText(
  companies: readonly string[],
  { board, companyName }: BoardAddress,
): string | null {
  const [named, ...others] = new Set(companies);
  // A file is read under the name that its reader gives.
  if (board === "" || companyName === null || named === undefined || others.length > 0) return null;
  const [wanted, found] = [wordsOf(companyName), wordsOf(named)];
  if (wanted.length === 0 || found.length === 0) return null;
  const [wantedName, foundName] = [wanted.join(""), found.join("")];
  const isAlike = found.some((word) => wanted.includes(word)) || startsAlike(wantedName, foundName);
  const token = companySlug(board).replaceAll("-", "");
  // The brand and the legal name may differ. The board was then named after one of them.
  const isInToken = found.some((word) => word.length >= 4 && token.includes(word));
  if (isAlike || isInToken) return null;
  return `The board is of ${named.slice(0, 80)}, not of ${companyName.slice(0, 80)}. If it is the right one, add it with that name.`;
}

function wordsOf(name: string): string[] {
  return companySlug(name)
    .split("-")
    .filter((word) => word.length > 1 && !common.test(word));
}

/** "Northbeck" and "NorthbeckEnergy" */
function startsAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.startsWith(short);
}
