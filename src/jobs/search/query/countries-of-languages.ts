import type { Language } from "../../../occupations/words/language.ts";

/** Countries in which most adverts are in a language. Whoever searches in it most likely looks for work there. */
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
