import { translations, type CvLanguage } from "./translations.ts";

const entries = Object.entries(translations);

/** Each language's own name. */
export const languageNames = Object.fromEntries(entries.map(([code, { name }]) => [code, name])) as Readonly<
  Record<CvLanguage, string>
>;
