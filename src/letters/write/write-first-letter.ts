import { letterLanguages } from "../letter.ts";
import { writeLetter, type LetterInput, type NoLetter, type Written } from "./write-letter.ts";

/**
 * Writes a letter in the given language, or in the language of the CV if only names of the CV could be used and the
 * person has not chosen the language.
 */
export function writeFirstLetter(
  given: LetterInput,
  { isLanguageChosen }: { isLanguageChosen: boolean },
): Written | NoLetter {
  const asked = writeLetter(given);
  const language = letterLanguages.findLast((one) => one.startsWith(given.cv.document.language));
  if (isLanguageChosen || !asked.ok || !asked.letter.isNamesOnly || !language) return asked;
  const own = writeLetter({ ...given, choices: { ...given.choices, language } });
  return own.ok && !own.letter.isNamesOnly ? own : asked;
}
