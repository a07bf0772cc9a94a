import type { LetterLanguage } from "../letter.ts";
import { upperFirst } from "./first-letter.ts";
import { forTone, type PhraseFile, type Phrases, type Texts, type Wordings } from "./phrases.ts";
import { theInstitution, withArticle } from "./english.ts";
import employers from "../../../data/letters/employers.json" with { type: "json" };

const tables: Readonly<Partial<Record<LetterLanguage, Readonly<Record<string, readonly string[]>>>>> =
  employers;

/** German legal forms, with which a name has an article: "bei der Nordwind GmbH". */
const german = /\b(?:GmbH|AG|KG|OHG|UG|eG|SE|gGmbH)$/u;

/** "de directeur", "d’analyste". */
const afterDe = (text: string): string =>
  /^[aeiouyhàâéèêëîïôöùû]/iu.test(text) ? `d’${text}` : `de ${text}`;

/** Spanish "de el" is "del". */
const afterSpanishDe = (text: string): string =>
  text.startsWith("el ") ? `del ${text.slice(3)}` : `de ${text}`;

/** Puts texts into their places. A place without a text stays, so that a test sees it. */
const fillOne = (template: string, texts: Texts, isNow: boolean): string =>
  template.replaceAll(/\{([^{}|]+)(?:\|([^{}]+))?\}/gu, (place, name: string, past?: string) =>
    past === undefined ? (texts[name] ?? place) : isNow ? name : past,
  );

/** Makes the phrases of a language from its file. */
export function phrasesOf(file: PhraseFile, language: LetterLanguage): Phrases {
  const plurals = new Intl.PluralRules(language);
  const of = (name: string) => (language === "es" ? afterSpanishDe(name) : afterDe(name));
  const fill: Phrases["fill"] = (templates, given = {}, isNow = true) => {
    const { asked, text } = given;
    const texts = {
      ...given,
      ...(asked !== undefined && { deAsked: of(asked) }),
      ...(text !== undefined && { deText: of(text) }),
    };
    const [first, ...others] = (templates ?? []).map((one) => fillOne(one, texts, isNow));
    return first === undefined ? null : ([first, ...others] satisfies Wordings);
  };
  const one = (template: string, texts: Texts) => fillOne(template, texts, true);
  const namesOf = (title: string, company: string): Texts => {
    const spoken = language.startsWith("en") ? theInstitution(company) : company;
    const at =
      company === "" ? "" : atEmployer(spoken, language, one(file.atCompany, { company: spoken }).trim());
    return {
      title,
      aTitle: withArticle(title),
      ofTitle: afterDe(title),
      company: spoken,
      place: spoken,
      atPlace: at,
      AtPlace: upperFirst(at),
      atCompany: at === "" ? "" : ` ${at}`,
      ofCompany: company === "" ? "" : one(file.ofCompany, { company }),
    };
  };
  const isPerson = (kind: string) => kind === "person";
  return {
    file,
    language,
    fill,
    namesOf,
    subject: ({ kind, text }, company) =>
      one(isPerson(kind) ? file.subject : file.subjectOfAdvert, namesOf(text, company)),
    position({ kind, text }, company) {
      const inField = kind === "field" ? ` in ${text}` : "";
      // "als Leitung des Amts" would name a person by the office.
      const isOffice = language === "de" && /^(?:Leitung|Stellvertretung|Vertretung|Assistenz)\b/u.test(text);
      const position = isOffice ? `auf die Stelle ${file.position}` : file.position;
      return one(isPerson(kind) ? position : file.positionOfAdvert, {
        ...namesOf(text, company),
        inField,
      });
    },
    greeting(tone, { contact, address, company }) {
      const { nobody, team } = file.greeting;
      const greeting =
        contact !== "" ? file.greeting[address || "contact"] : (company !== "" && team) || nobody;
      return one(forTone(greeting, tone), { contact, company, lastName: contact.split(" ").at(-1) ?? "" });
    },
    closing(tone, { isNamed, greeting }) {
      const closing = forTone(isNamed ? file.closing : (file.closingToNobody ?? file.closing), tone);
      return one(closing, { greeted: greeting.replace(/,$/u, "") });
    },
    yearsInWords: (years) =>
      one(file.years[plurals.select(years)] ?? file.years.other, {
        number: file.numbers[years] ?? `${years}`,
      }),
  };
}

/**
 * Writes an employer with its preposition: "beim Landratsamt Neustadt", "à la Mairie de Voiron".
 *
 * @param plain the same without an article
 */
function atEmployer(name: string, language: LetterLanguage, plain: string): string {
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
