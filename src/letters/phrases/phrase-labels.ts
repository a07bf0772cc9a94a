import type { LetterLanguage } from "../letter.ts";

/** The name of each language in that language. */
export const phraseLabels: Readonly<Record<LetterLanguage, string>> = {
  "en-US": "English (US)",
  "en-GB": "English (UK)",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  nl: "Nederlands",
  pl: "Polski",
  pt: "Português",
};
