import type { SpokenTitle } from "../phrases/phrases.ts";
import type { LetterLanguage } from "../letter.ts";
import { isField, isPerson, singularPerson } from "../../text/person-words.ts";

/** Ranks, numbers and abbreviations that may follow the head of a title: "Security Officer 3", "Program Manager Senior". */
const afterHead = /^(?:[IVX]+|\d+|senior|junior|sr|jr|\p{Lu}{2,5})\.?$/u;

/** Where a description of the head begins: "Head of Year 9", "Developer with Java". */
const description = /\s(?:of|for|with|in|at|to|on|from|across|within)\s/iu;

const pluralPattern =
  /\b(?:various|multiple|several|roles?|positions?|openings?|opportunities|vacanc(?:y|ies)|jobs?)\b/iu;

/** Words of the first noun in languages that put it first, which name a field. */
const fieldFirst: Readonly<Partial<Record<LetterLanguage, RegExp>>> = {
  es: /^(?:\p{L}+(?:ción|siones|miento|ajes?)|ingeniería|consultoría|asesoría|auditoría|ventas?|desarrollo|diseño|compras|gerencia|docencia|limpieza|informática|logística|finanzas|enfermería|hostelería|apoyo|soporte|servicios?)$/iu,
  fr: /^(?:\p{L}+(?:tion|sion|ment|erie|age)|ingénierie|vente|ventes|informatique|logistique|comptabilité|conseil|achats?|soutien|service|services)$/iu,
  pt: /^(?:\p{L}+(?:ção|mento|gem)|engenharia|consultoria|auditoria|vendas?|desenho|compras|gerência|docência|limpeza|informática|logística|finanças|enfermagem|apoio|suporte|serviços?)$/iu,
  pl: /^(?:\p{L}{3,}(?:anie|enie|cja|ość|stwo)|sprzedaż|inżynieria|informatyka|logistyka|obsługa|praca|produkcja|wsparcie)$/iu,
};

/** The same for the last word, in languages that put the noun last. "Leitung" and "Aushilfe" can name persons. */
const fieldLast: Readonly<Partial<Record<LetterLanguage, RegExp>>> = {
  de: /(?:(?<!leit|vertret)ung|wesen|technik|wirtschaft|pflege|management|vertrieb|informatik|logistik|verkauf|einkauf|produktion|handel|kommunikation|administration|beratung|praktikum|studium)$/iu,
  nl: /(?:(?<!leerl)ing|heid|kunde|verkoop|inkoop|zorg|techniek|management|beheer|onderwijs|logistiek|stage|ondersteuning)$/iu,
};

/**
 * Reads a title of an advert or of a post.
 *
 * @param language of the letter
 * @param isForeign the title may be in a language other than that of the letter and English
 * @example spokenTitle("Software Engineers", "en-GB") // { kind: "person", text: "Software Engineer" }
 * @example spokenTitle("Engineering", "en-GB") // { kind: "field", text: "engineering" }
 */
export function spokenTitle(title: string, language: LetterLanguage, isForeign = false): SpokenTitle {
  const text = tidy(title);
  const other = { kind: "other", text } as const;
  if (text === "" || pluralPattern.test(text)) return other;
  const parts = text.split(/\s*[,/&+]\s*|\s(?:and|or)\s/u).filter(Boolean);
  const heads = parts.map((part) => headOf(part));
  const known = heads.filter((head) => head !== null);
  if (known.some(({ isPlural }) => isPlural)) {
    const [only] = known;
    const isOne = only && parts.length === 1;
    return isOne ? { kind: "person", text: text.replace(only.word, only.one) } : other;
  }
  if (known.length > 2) return other;
  const [firstPart = ""] = parts;
  const isNamedFirst = !language.startsWith("en") && namesPerson(firstPart, language);
  // "Küchenleiter / Betriebsgastronomie": the person comes first in these languages.
  if (isNamedFirst && parts.length > 1 && !/^[^/&+]*,/u.test(text))
    return { kind: "person", text: firstPart };
  // The person comes first before a comma and last after other signs: "Manager, Sales", "Sales & Marketing Manager".
  if (heads.at(-1) || (heads[0] && /^[^/&+]*,/u.test(text))) return { kind: "person", text };
  if (isNamedFirst) return { kind: "person", text };
  if (known.length > 0) return other;
  const isWork = text.split(/[\s/]+/u).some((word) => isField(word));
  const lastWord = text.split(description)[0]?.split(/\s+/u).at(-1) ?? "";
  if (isWork && isField(lastWord))
    return /[,\d/:]/u.test(text)
      ? other
      : { kind: "field", text: language.startsWith("en") ? fieldText(text) : text };
  if (isFieldIn(text, language)) return { ...other, kind: "field" };
  return language.startsWith("en") && !isForeign ? other : { kind: "person", text };
}

/** Removes words that do not name the work: "(US)-", "Remote", "- Wroclaw", "Part-Time". */
function tidy(title: string): string {
  const [name = ""] = title.split(/\s[|·•]\s/u);
  const text = name
    .replace(/(?<=\p{L})\((?:e|ne|le|ère|se|trice|in|a)\)/gu, "")
    .replace(/\s*\([^()]*\)\s*/gu, " ")
    .replace(/\s+(?:[mwfdhx]\/){1,2}[mwfdhx](?=\s|$)/giu, " ")
    .replace(/(?<=\p{L}{2})[/*:](?:a|as|e|o|in|innen|ne|trice|euse)(?!\p{L})/gu, "")
    .replace(/\s*\/\s*/gu, "/")
    .replace(/^[\s\-–—:,]+/u, "")
    .replace(/(?:\s[-–—]+|(?<=\p{L})[-–—]+\s(?!und |oder )|:\s).*$/u, "")
    .replace(
      /,? (?:in (?:vollzeit|teilzeit)|(?:am )?standort|(?:gebiet|region|raum|bezirk)(?= \p{Lu})|für unsere?n?|à temps|a tiempo) .*$|,? in (?:vollzeit|teilzeit)$/iu,
      "",
    )
    .replace(/^(?:fully )?remote (?!sensing|control|access)/iu, "")
    .replace(/^(?:mid(?:[- ]level)?)(?:(?:\/| to | or )(?:senior|sr\.?))? (?:remote )?(?=\p{L})/iu, "")
    .replace(/[\s,]+(?:part|full)[- ]time$/iu, "")
    .replace(/\sin \p{Lu}\p{L}+(?:, \p{Lu}{2})?$/u, "")
    // Two shouted words are no abbreviations: "SENIOR JAVA Developer".
    .replace(/(?<!\p{L})\p{Lu}{4,}(?: \p{Lu}{4,})+(?!\p{L})/gu, (shouted) =>
      shouted.replace(/(?<=\p{L})\p{Lu}+/gu, (rest) => rest.toLowerCase()),
    )
    .replace(/(?<=\s)dev$/iu, "Developer")
    .replace(/\s+/gu, " ")
    .trim();
  return text === "" ? title.trim() : text;
}

type Head = { word: string; one: string; isPlural: boolean };

/** Finds the word of a title's part that names a person. */
function headOf(part: string): Head | null {
  const words = (part.split(description)[0] ?? "").split(/\s+/u);
  while (words.length > 1 && afterHead.test(words.at(-1) ?? "") && !isPerson(words.at(-1) ?? "")) words.pop();
  const word = words.at(-1) ?? "";
  if (isPerson(word)) return { word, one: word, isPlural: false };
  const one = singularPerson(word);
  return one === null ? null : { word, one, isPlural: true };
}

/** The endings of persons at the beginning of a title. */
const personFirst: Readonly<Partial<Record<LetterLanguage, RegExp>>> = {
  de: /(?:(?:er|eur|ent|ant|ist|or|loge)(?:in)?|kraft|mann|frau|arzt|ärztin|koch|köchin)$/u,
  fr: /(?:eur|euse|ère|ier|rice|ien|ienne|iste|aire|ant|ante|ent|ente|nome)$/u,
  es: /(?:or|ora|ista|ante|ente|ero|era|ico|ica|ario|aria|efe|efa|able)$/u,
};

const namesPerson = (part: string, language: LetterLanguage): boolean => {
  const [first = ""] = part.split(" ");
  return personFirst[language]?.test(first) === true && !fieldFirst[language]?.test(first);
};

function isFieldIn(text: string, language: LetterLanguage): boolean {
  const words = text.split(/[\s/]+/u);
  const before = text.split(/\s(?:für|im|in|bei|voor|bij|van|der|des)\s/u)[0]?.split(/\s+/u) ?? [];
  return (
    (fieldFirst[language]?.test(words[0] ?? "") ?? false) ||
    (fieldLast[language]?.test(before.at(-1) ?? "") ?? false)
  );
}

/** "Marketing & Sales Support" is "marketing and sales support"; names keep their capital. */
const fieldText = (text: string): string =>
  text
    .replace(/\s*&\s*/gu, " and ")
    .split(" ")
    .map((word) =>
      /^\p{Lu}\p{Ll}+$/u.test(word) && (isField(word) || isPerson(word)) ? word.toLowerCase() : word,
    )
    .join(" ");

/** Roles that are never an employer: the row was misread. The names of companies can end in other roles. */
const misreadEmployer =
  /(?:^|\s)(?:accountant|administrator|analyst|assistant|consultant|coordinator|designer|developer|director|employee|engineer|intern|manager|nurse|officer|programmer|receptionist|representative|secretary|specialist|student|supervisor|teacher|technician|trainee|tutor|volunteer)$/iu;

/** Words for work without an employer. */
const noEmployer =
  /^(?:freelanc(?:e|er|ing)|self[- ]employed|independent|contractor|various(?: clients)?|freiberuflich|selbst(?:st)?ändig|indépendante?|autónom[ao]|autônom[ao]|zzp|zelfstandig|samozatrudnienie|freelancer?in)$/iu;

/** Returns the name of an employer. Empty for a title in the employer's field and for self-employment. */
export const employerOf = (company: string): string =>
  noEmployer.test(company) || (company.split(" ").length <= 4 && misreadEmployer.test(company))
    ? ""
    : company;
