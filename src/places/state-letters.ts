import type { Item } from "./match-names.ts";
import type { LocationRun } from "./split-word-runs.ts";

/** Whether lower-case letters may be a state's: "linked" only if a place before them is within it. */
export type StateLetters = "none" | "linked" | "alone";

/**
 * Decides whether a word may be the letters of a state in lower case: "austin, tx", "austin tx" and "remote, tx". Only
 * the last word of a run may.
 *
 * @param items of this run, `earlier` those of the runs before.
 */
export function stateLetters(
  { words, before }: LocationRun,
  at: number,
  { items, earlier }: { items: readonly Item[]; earlier: readonly Item[] },
): StateLetters {
  const word = words[at]?.raw ?? "";
  if (at !== words.length - 1 || !/^\p{L}\p{Ll}$/u.test(word)) return "none";
  if (at > 0) {
    const isLowerCase = words.every(({ raw }) => raw === raw.toLowerCase());
    return isLowerCase && items.at(-1)?.kind === "name" ? "linked" : "none";
  }
  if (before !== "soft") return "none";
  if (earlier.at(-1)?.kind === "name") return "linked";
  return earlier.length > 0 && earlier.every(({ kind }) => kind === "mode") ? "alone" : "none";
}
