import { foldText } from "../../text/fold-text.ts";

/** Words of titles that tell the rank or the terms of the work, not the work itself. */
const rankWords = new Set(
  `senior junior sr jr snr lead leading principal staff head chief deputy assistant associate trainee graduate intern
  entry level mid experienced i ii iii iv v m w d f x h div part full time remote hybrid the a an of for and in at to`.split(
    /\s+/,
  ),
);

/** Splits a title into the words that name the work: "Senior Data Analysts (m/f/d)" → data, analyst. */
export function coreTitleWords(title: string): string[] {
  const words = foldText(title).match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words.filter((word) => !rankWords.has(word)).map(singular);
}

/** The same with ranks, for names that need them, such as "staff nurse" and "head chef". */
export function allTitleWords(title: string): string[] {
  return (foldText(title).match(/[\p{L}\p{N}+#]+/gu) ?? []).map(singular);
}

function singular(word: string): string {
  return word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

export function holdsAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.length > 0 && wanted.every((word) => words.includes(word));
}
