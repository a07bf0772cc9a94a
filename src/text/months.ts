import { monthNames } from "./date-words.constants.ts";
import { foldWord } from "./fold-word.ts";

/**
 * Reads the name of a month in any language of headings, or at least three letters of its beginning.
 *
 * @returns 1 to 12, or null if the word names no month or several
 */
export function monthOf(word: string): number | null {
  const folded = foldWord(word);
  return (
    oneMonth((name) => name === folded) ??
    (folded.length < 3 ? null : oneMonth((name) => name.startsWith(folded)))
  );
}

function oneMonth(isName: (name: string) => boolean): number | null {
  const [month, ...others] = monthNames.flatMap((all, index) => (all.some(isName) ? [index + 1] : []));
  return month === undefined || others.length > 0 ? null : month;
}
