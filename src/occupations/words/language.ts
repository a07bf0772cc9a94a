/** Languages of the vocabulary, in the order of its labels. */
export const languages = ["en", "de", "fr", "es", "it", "nl", "pl", "pt", "sv", "cs"] as const;

export type Language = (typeof languages)[number];

/** Languages with compounds in one word: "Krankenpfleger". */
export const compounding: ReadonlySet<Language> = new Set(["de", "nl", "sv"]);

/** Languages whose titles begin with the noun: "chauffeur de bus", "kierowca autobusu". In others it is the last word. */
export const headFirst: ReadonlySet<Language> = new Set(["fr", "es", "it", "pl", "pt", "cs"]);

export function isLanguage(code: string | undefined): code is Language {
  return (languages as readonly (string | undefined)[]).includes(code);
}
