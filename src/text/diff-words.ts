import { matchesOf } from "./merge-tokens.ts";

/** A run of words that both texts have, or only one of them. */
export type WordRun = { text: string; in: "both" | "before" | "after" };

/**
 * Compares two texts word by word.
 *
 * @example diffWords("Lead 34 nurses", "Lead 36 nurses") // Lead, −34, +36, nurses
 */
export function diffWords(before: string, after: string): WordRun[] {
  const [old, now] = [tokens(before), tokens(after)];
  // Longer texts are shown whole.
  if (old.length * now.length > 1_000_000) return [run(before, "before"), run(after, "after")];
  const matches = matchesOf(old, now);
  const runs: WordRun[] = [];
  const add = (text: string, side: WordRun["in"]) => {
    const last = runs.at(-1);
    if (last?.in === side) last.text += text;
    else runs.push(run(text, side));
  };
  let at = 0;
  for (const [index, token] of old.entries()) {
    const there = matches.get(index);
    if (there === undefined) {
      add(token, "before");
      continue;
    }
    while (at < there) add(now[at++] ?? "", "after");
    add(token, "both");
    at++;
  }
  while (at < now.length) add(now[at++] ?? "", "after");
  return runs;
}

const run = (text: string, side: WordRun["in"]): WordRun => ({ text, in: side });

/** Words with the space after them, so that joining the tokens gives the text. */
function tokens(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
