import { foldPlaceName } from "./fold-place-name.ts";

/** A word of a location field. */
export type Word = {
  folded: string;
  raw: string;
  /** True when a hyphen joins it to the previous word: "Remote-Friendly". */
  tied: boolean;
};

/**
 * Words separated only by spaces and hyphens. `before` is the separator from the previous words: `soft` (comma,
 * bracket, spaced dash: the same place may continue), `alternative` ("/", "+"), `hard` (";", "|", a new line).
 */
export type LocationRun = { words: Word[]; before: "soft" | "alternative" | "hard" };

const longest = 300;
const maxWords = 80;

const noise = /https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+|&(?:nbsp|amp|quot|#\d+);/gi;
const piece = /[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}.'’‘ʻʼ`´%]*|[^\s]|\n/gu;

const separators: Readonly<Record<string, LocationRun["before"]>> = {
  "/": "alternative",
  "+": "alternative",
  "\\": "alternative",
  ";": "hard",
  "|": "hard",
  "•": "hard",
  "·": "hard",
  "\n": "hard",
};

/** Splits a location field into runs of words. Reads at most 300 characters. */
export function splitWordRuns(text: string): LocationRun[] {
  const runs: LocationRun[] = [{ words: [], before: "hard" }];
  let run = runs[0];
  let count = 0;
  let end = 0;
  let hyphenAt = -1;
  const cleaned = text.slice(0, longest).replace(noise, " ");
  const start = (before: LocationRun["before"]) => {
    if (run && run.words.length > 0) {
      run = { words: [], before };
      runs.push(run);
    } else if (run && before !== "soft" && run.before !== "hard") run.before = before;
  };
  for (const match of cleaned.matchAll(piece)) {
    const raw = match[0];
    const at = match.index;
    if (/[\p{L}\p{N}]/u.test(raw)) {
      if (++count > maxWords) break;
      const folded = foldPlaceName(raw);
      if (folded) run?.words.push({ folded, raw, tied: hyphenAt === at - 1 && at > 0 });
    } else if (raw === "&") {
      run?.words.push({ folded: "and", raw, tied: false });
    } else if (raw === "-" || raw === "‑") {
      const isTie = at === end && /[\p{L}\p{N}]/u.test(cleaned[at + 1] ?? "");
      if (isTie) hyphenAt = at;
      else start("soft");
    } else if (!/['’‘`´".%!?*#°^~_=\p{Sc}]/u.test(raw)) {
      start(separators[raw] ?? "soft");
    }
    end = at + raw.length;
  }
  return runs.filter(({ words }) => words.length > 0);
}
