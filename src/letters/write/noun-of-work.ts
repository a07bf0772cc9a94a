import nouns from "../../../data/letters/nouns-of-work.json" with { type: "json" };
import type { LetterLanguage } from "../letter.ts";
import { lowerFirst } from "../phrases/first-letter.ts";

/** Nouns that name no work of one's own: "Teilnahme an", "Participation à". */
const notWork =
  /^(?:mitwirkung|teilnahme|mitarbeit|erfahrung|ausbildung|fortbildung|weiterbildung|leistung|wohnung|zeitung|prüfungen|abteilung|position|region|station|version|situation|universität|participation|contribution|collaboration|formation|expérience|intervention|connaissance|licence|mention|option|section|direction|assistance|présence|compétence|culture|nature|voiture|lecture|participación|colaboración|formación|titulación|región|posición|sección|situación|estación|educación|profesión|aprendizaje|conocimiento|departamento|documento|personaje)$/iu;

/** "Leitung eines Teams" → "die Leitung eines Teams"; an adjective may come first: "Laufende Buchhaltung für". */
export function germanNoun(text: string): string | null {
  const [, adjective = "", noun = "", rest = ""] =
    /^((?:\p{Lu}\p{Ll}+e )?)(\p{Lu}[\p{L}-]+)((?: (?:und|&) \p{Lu}[\p{L}-]+)? (?:des|der|von|vom|eines|einer|für|mit|in|im|bei|beim|zur|zwischen|aller|unserer|neuer|mehrerer) .+)$/u.exec(
      text,
    ) ?? [];
  const article = noun === "" || notWork.test(noun) ? null : germanArticle(noun.toLowerCase());
  if (article === null || (adjective !== "" && article !== "die")) return null;
  // Accusative, which for the feminine and the neuter is the same as the nominative.
  return `${article === "der" ? "den" : article} ${lowerFirst(adjective)}${noun}${rest}`;
}

/** A noun of work that is alone in a list, with its article: "das Bestellwesen". */
export function germanItem(text: string): string | null {
  const article = /^\p{Lu}\p{Ll}+$/u.test(text) ? germanArticle(text.toLowerCase()) : null;
  return article && `${article === "der" ? "den" : article} ${text}`;
}

function germanArticle(noun: string): "der" | "die" | "das" | null {
  if (/(?:ung|[st]ion)$/u.test(noun)) return "die";
  const found = Object.entries(nouns.de).find(([, some]) => some.some((one) => noun.endsWith(one)));
  return (found?.[0] as "der" | "die" | "das" | undefined) ?? null;
}

const vowel = /^[aeiouyhàâéèêëîïôöùû]/iu;

/** Finds a French or Spanish noun of work at the beginning, and returns it with its article: "la gestion", "l’accueil". */
export function romanceNoun(text: string, language: LetterLanguage): string | null {
  const [word = ""] = /^\p{L}+/u.exec(text) ?? [];
  const small = word.toLowerCase();
  if (word === "" || notWork.test(word) || text.charAt(word.length) !== " ") return null;
  const lowered = lowerFirst(text);
  // "l’accueil et prise de rendez-vous" lacks an article.
  const [, next = "", of = ""] =
    /^\p{L}+(?: (?!de |des |du |d[’']|à |del |con |en )\p{L}+)? (?:et|y) (\p{L}+)( (?:de|des|du|del|avec|con|pour|para|à|a) | d[’'])/u.exec(
      text,
    ) ?? [];
  if (
    of !== "" &&
    articleOf(next.toLowerCase(), language) === null &&
    !/^(?:les?|la|los|las|des|du|un|une|el|de|d|à|al)$/iu.test(next)
  )
    return null;
  const article = articleOf(small, language);
  if (article === null) return null;
  return language === "fr" && vowel.test(small) ? `l’${lowered}` : `${article} ${lowered}`;
}

function articleOf(noun: string, language: LetterLanguage): string | null {
  const table: Readonly<Record<string, readonly string[]>> = language === "fr" ? nouns.fr : nouns.es;
  const known = Object.entries(table).find(([, some]) => some.includes(noun))?.[0];
  return known ?? (language === "fr" ? frenchArticle(noun) : spanishArticle(noun));
}

const frenchArticle = (noun: string): string | null =>
  /(?:[st]ion|ance|ence|ture|rie)$/u.test(noun) ? "la" : /(?:ement|age)$/u.test(noun) ? "le" : null;

const spanishArticle = (noun: string): string | null =>
  /(?:ción|sión|stión)$/u.test(noun) ? "la" : /(?:miento|aje)$/u.test(noun) ? "el" : null;
