import type { Language } from "../../../occupations/words/language.ts";

/** The countries whose adverts are mostly in a language. A person who searches in a language probably wants work there. */
export const countriesOfLanguage: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: ["DE", "AT", "CH"],
  fr: ["FR", "BE", "CH", "LU"],
  es: ["ES", "MX", "AR", "CO", "CL", "PE"],
  it: ["IT", "CH"],
  nl: ["NL", "BE"],
  pl: ["PL"],
  pt: ["PT", "BR"],
  sv: ["SE"],
  cs: ["CZ"],
};
