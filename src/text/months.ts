import { anyWord } from "./any-word.ts";
import { monthForms } from "./date-words.constants.ts";
import { foldWord } from "./fold-word.ts";

/** The names of each of the twelve months in all languages, folded. */
const monthNames = monthForms.map((forms) => {
  // "3月" is read as digits.
  const names = forms.map(foldWord).filter((name) => name !== "" && !/\d/.test(name));
  return [...new Set(names)];
});

/** Matches the name of a month in any language, also without its accents and without a mark of abbreviation. */
export const monthPattern = anyWord(
  monthForms
    .flat()
    .map((name) => name.replace(/[.׳]$/, ""))
    .flatMap((name) => [name, withoutAccents(name)])
    .filter((name) => /^\p{L}[\p{L}\p{M}. ]*$/u.test(name)),
);

/**
 * Reads the name of a month in any language of headings, or at least three letters of its beginning.
 *
 * @returns 1 to 12, or null if the word names no month or several
 */
export function monthOf(word: string): number | null {
  const folded = foldWord(word);
  return (
    // Without their vowels, the Thai January and March are the same.
    oneMonth(monthForms, (name) => name.replace(/\.$/, "") === word.toLowerCase()) ??
    oneMonth(monthNames, (name) => name === folded) ??
    (folded.length < 3 ? null : oneMonth(monthNames, (name) => name.startsWith(folded)))
  );
}

function oneMonth(names: readonly (readonly string[])[], isName: (name: string) => boolean): number | null {
  const [month, ...others] = names.flatMap((all, index) => (all.some(isName) ? [index + 1] : []));
  return month === undefined || others.length > 0 ? null : month;
}

export function withoutAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "");
}
