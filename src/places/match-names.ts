import type { Gazetteer } from "./gazetteer.ts";
import { lookUpName, wellKnown, type NameItem, type StateLetters } from "./look-up-name.ts";
import type { LocationRun } from "./split-word-runs.ts";
import { dayWords } from "./location-words.ts";
import type { WorkMode } from "./work-mode.ts";

export type Item =
  | NameItem
  | {
      kind: "mode";
      mode: WorkMode;
      /** True when it decides the mode: "2 days a week" next to "remote". */
      isDecisive: boolean;
      before: LocationRun["before"] | "same";
    }
  | { kind: "anywhere"; before: LocationRun["before"] | "same" }
  | { kind: "unknown"; raw: string; before: LocationRun["before"] | "same" }
  | { kind: "number"; raw: string; before: LocationRun["before"] | "same" };

/** Within a longer text, a name of several words must be a city of this size. */
const wellKnownPhrase = 15_000;

/** Converts runs of words to names, words about the work mode, numbers and unknown words, in order. */
export function matchNames(
  runs: readonly LocationRun[],
  gazetteer: Gazetteer,
  { lenient }: { lenient: boolean },
): Item[] {
  const shouting = !lenient && runs.every(({ words }) => words.every(({ raw }) => raw === raw.toUpperCase()));
  const items: Item[] = [];
  for (const run of runs) {
    const own = matchRun(run, gazetteer, { lenient, shouting, earlier: items });
    doubtPartialNames(own);
    items.push(...own);
  }
  return items;
}

/** Endings of wards of Japanese and Korean cities. */
const wardWords = new Set(["ku", "gu"]);

type RunOptions = {
  lenient: boolean;
  shouting: boolean;
  /** Items of the runs before. */
  earlier: readonly Item[];
};

function matchRun({ words, before }: LocationRun, gazetteer: Gazetteer, options: RunOptions): Item[] {
  const items: Item[] = [];
  let next: Item["before"] = before;
  const push = (item: Item) => {
    items.push(item);
    next = "same";
  };
  let at = 0;
  while (at < words.length) {
    const state = options.lenient
      ? "none"
      : stateLetters({ words, before }, at, { items, earlier: options.earlier });
    // "Minato-ku" is a ward of Tokyo, not the town of Minato.
    const isWard = words[at + 1]?.tied === true && wardWords.has(words[at + 1]?.folded ?? "");
    const taken = isWard ? null : lookUpName(words, at, gazetteer, { ...options, state });
    const word = words[at];
    if (!word) break;
    if (taken === null) {
      if (/^[1-4]x?$/.test(word.folded) && dayWords.has(words[at + 1]?.folded ?? "")) {
        push({ kind: "mode", mode: "hybrid", isDecisive: true, before: next });
      } else if (/\d/.test(word.folded)) push({ kind: "number", raw: word.raw, before: next });
      else push({ kind: "unknown", raw: word.raw, before: next });
      at++;
      continue;
    }
    const { length, found } = taken;
    if (found.kind === "joining") next = next === "hard" ? "hard" : "alternative";
    else if (found.kind === "mode") push({ ...found, isDecisive: false, before: next });
    else if (found.kind === "anywhere") push({ kind: "anywhere", before: next });
    else if (found.kind === "name") push({ ...found, before: next });
    else if (found.kind === "street") doubtAll(items);
    at += length;
  }
  return items;
}

function doubtAll(items: Item[]): void {
  for (const item of items) {
    if (item.kind === "name") item.doubtful = true;
  }
}

/** In a run with unknown words or several names in a row, a small city's name may be a coincidence. */
function doubtPartialNames(items: Item[]): void {
  const isMixed = items.some(({ kind }) => kind === "unknown") || items.filter(isCityOnly).length > 1;
  if (!isMixed) return;
  for (const item of items) {
    if (item.kind !== "name") continue;
    if (isCityOnly(item)) item.minPeople = item.key.includes(" ") ? wellKnownPhrase : wellKnown;
    else if (
      item.isCode &&
      item.cities.length === 0 &&
      item.meanings.every(({ kind }) => kind !== "country")
    ) {
      item.doubtful = true;
    }
  }
}

function isCityOnly(item: Item): boolean {
  return item.kind === "name" && !item.isCode && item.meanings.every(({ needsContext }) => needsContext);
}

/**
 * Decides whether a word may be the letters of a state in lower case: "austin, tx", "austin tx" and "remote, tx". Only
 * the last word of a run may.
 *
 * @param items of this run, `earlier` those of the runs before.
 */
function stateLetters(
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
