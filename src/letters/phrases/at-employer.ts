import employers from "../../../data/letters/employers.json" with { type: "json" };
import type { LetterLanguage } from "../letter.ts";

const tables: Readonly<Partial<Record<LetterLanguage, Readonly<Record<string, readonly string[]>>>>> =
  employers;

/** German legal forms, with which a name has an article: "bei der Nordwind GmbH". */
const german = /\b(?:GmbH|AG|KG|OHG|UG|eG|SE|gGmbH)$/u;

/**
 * Writes an employer with its preposition: "beim Landratsamt Neustadt", "à la Mairie de Voiron".
 *
 * @param plain the same without an article
 */
export function atEmployer(name: string, language: LetterLanguage, plain: string): string {
  const [first = ""] = name.split(/[\s-]/u);
  const word = first.toLowerCase();
  if (language === "de" && german.test(name)) return `bei der ${name}`;
  for (const [at, nouns] of Object.entries(tables[language] ?? {})) {
    const isNamed = nouns.some((noun) => (language === "de" ? word.endsWith(noun) : word === noun));
    // The plural bends in the dative: "bei den Stadtwerken Neustadt".
    if (isNamed && at === "bei den") return `${at} ${name.replace(/^(\S+e)(?=\s|$)/u, "$1n")}`;
    if (isNamed) return at.endsWith("’") ? `${at}${name}` : `${at} ${name}`;
  }
  return plain;
}
