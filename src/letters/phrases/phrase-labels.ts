import type { LetterLanguage } from "../letter.ts";

/** Each language in its own words. */
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
