import type { Corrections, CvDocument } from "../../cv/document/cv-document.ts";
import { inShownLanguage } from "../../cv/document/second-language.ts";
import { withoutHidden } from "../../cv/document/without-hidden.ts";
import { plainText } from "../../text/blocks/read-rich-text.ts";
import { cleanLine } from "../../cv/view-model/clean-text.ts";
import { readLanguage } from "../../text/language.ts";
import { lowerCapitals } from "../../jobs/extraction/lower-capitals.ts";
import { cvLines, type CvLine } from "../../matching/evidence/cv-line.ts";
import { readCvFacts, type CvFacts } from "../../matching/evidence/cv-facts.ts";
import type { CvPost } from "../../matching/evidence/cv-posts.ts";
import type { LetterLanguage } from "../letter.ts";
import type { SpokenTitle } from "../phrases/phrases.ts";
import { lowerFirst } from "../phrases/first-letter.ts";
import { employerOf, spokenTitle } from "./spoken-title.ts";
import { companyInSentence } from "./company-in-sentence.ts";
import titleWords from "../../../data/letters/title-words.json" with { type: "json" };
import { findSkills } from "../../jobs/extraction/skills/find-skills.ts";
import { skillInSentence } from "../../jobs/extraction/skills/skill-in-sentence.ts";
import { isField, isPerson, singularPerson } from "../../text/person-words.ts";

/** A post as a letter names it. */
export type LetterPost = {
  id: string;
  /** The title within a sentence: "data analyst". Empty if the title names no person: "Software Development". */
  title: string;
  /** Empty if there is no employer. A post has at least one of the two. */
  company: string;
  isNow: boolean;
  /** Null where the dates cannot be read. */
  years: readonly [from: number, to: number] | null;
  /** Position among the posts, the latest first. */
  at: number;
  post: CvPost;
};

/** A CV prepared for letters in one language. */
export type LetterCv = {
  document: CvDocument;
  facts: CvFacts;
  posts: readonly LetterPost[];
  /** The CV is in another language than the letter, so only its names can be used. */
  isNamesOnly: boolean;
};

/** Prepares a CV: without its hidden parts, and in its second language if that is the language of the letter. */
export function readLetterCv(whole: CvDocument, language: LetterLanguage, now: Date): LetterCv {
  const document = inLanguage(withoutHidden(whole), whole, language);
  const facts = readCvFacts({ ...document, corrections: deniedIn(whole) }, now);
  const read = languageOfLines(document, facts);
  const isNamesOnly = read !== language.slice(0, 2);
  const isEnglish = language.startsWith("en") && !isNamesOnly;
  return {
    document,
    facts,
    posts: postsOf(document, facts, { now, language }, (named) => {
      const title = spokenTitle(named, language, read !== "en" && isNamesOnly);
      const isSmall = ["es", "fr", "pl", "pt"].includes(language) && !isNamesOnly;
      if (isSmall) return { ...title, text: smallTitle(title.text) };
      return isEnglish ? { ...title, text: titleInSentence(title.text) } : title;
    }),
    isNamesOnly,
  };
}

/** What the person says that they do not have. What they only say that they have has no line that a sentence can quote. */
const deniedIn = ({ corrections = {} }: CvDocument): Corrections =>
  Object.fromEntries(Object.entries(corrections).filter(([, said]) => said === "not"));

function languageOfLines(document: CvDocument, { lines }: Pick<CvFacts, "lines">): string {
  const text = lines.filter(({ list }) => list === "experience" || list === "personal");
  // Lists of short items say little, so all lines are read then.
  const of = (some: readonly CvLine[]) => readLanguage(some.map((line) => line.text).join("\n"));
  return of(text) ?? of(lines) ?? document.language;
}

/** The language in which a CV is written, as an ISO 639-1 code. */
export const cvLanguage = (document: CvDocument): string =>
  languageOfLines(document, { lines: cvLines(document) });

function inLanguage(shown: CvDocument, whole: CvDocument, language: LetterLanguage): CvDocument {
  const { translation } = whole;
  if (!translation) return shown;
  const isSecond = translation.language === language.slice(0, 2);
  return inShownLanguage({ ...shown, translation: { ...translation, isShown: isSecond } });
}

function postsOf(
  document: CvDocument,
  { posts }: CvFacts,
  { now, language }: { now: Date; language: LetterLanguage },
  spoken: (title: string) => SpokenTitle,
): LetterPost[] {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const found = document.sections.experience.flatMap((row) => {
    const post = posts.find(({ id }) => id === row.id);
    const named = nameOf(row.position);
    const { kind, text } = spoken(named);
    const title = kind === "person" ? text : "";
    const employer = companyInSentence(nameOf(row.company), language);
    if (!post || named === "" || employer === "" || isActivity.test(named)) return [];
    const company = employerOf(employer);
    // The row was misread, so its lines may belong to another row.
    if (title + company === "") return [];
    const { period } = post;
    const isOpen = row.endDate.trim() === "" && row.startDate.trim() === "";
    const isNow = period !== null && period[1] >= thisMonth && !isOpen;
    const years = period && ([yearOf(period[0]), yearOf(period[1])] as const);
    return [{ id: row.id, title, company, isNow, years, post }];
  });
  const end = ({ isNow, years }: (typeof found)[number]) => (isNow ? Infinity : (years?.[1] ?? 0));
  const latestFirst = found.toSorted((one, other) => (end(other) === end(one) ? 0 : end(other) - end(one)));
  return latestFirst.map((post, at) => ({ ...post, at }));
}

/** Titles that name an activity and not a role: "Project Simulation Training". */
const isActivity = /\b(?:training|internship|project|course|thesis|studies|placement)$/iu;

const yearOf = (month: number): number => Math.floor((month - 1) / 12);

/** Returns a name on one line and without capitals throughout. Empty if it is too long for a name. */
export function nameOf(text: string): string {
  const line = lowerCapitals(cleanLine(plainText(text))).replace(/[\s.,;:–-]+$/u, (end) =>
    end.startsWith(".") ? "." : "",
  );
  const name = /(?:Inc|Ltd|Co|Corp|Jr|Sr|Bros|e\.V|S\.A|B\.V|N\.V|z o\.o|a\.s|K\.K)\.$/u.test(line)
    ? line
    : line.replace(/\.$/u, "");
  return name.length > longestName || /[[\]{}<>|]/u.test(name) || sampleNames.test(name) ? "" : name;
}

const longestName = 110;

/** Names that templates suggest. */
const sampleNames =
  /^(?:the )?(?:your )?(?:company|employer|organi[sz]ation|project|university|college|school|institution|job title|title|position|role|name|full name|first (?:name )?last(?: name)?|city|client|(?:work )?experience|curriculum vitae|r[ée]sum[ée]|cv|lebenslauf|profile|contact|summary|education|skills|n\/?a|none|unknown|unternehmen|entreprise|empresa|firma|bedrijf)(?: name| \d+| [a-z])?$/iu;

/** "Jefe de Logística" → "jefe de logística". Abbreviations keep their capitals, and so do titles in English. */
export function smallTitle(title: string): string {
  const isSimple = !/ \p{Lu}/u.test(title);
  if (!isSimple && !/ (?:de|du|des|del|da|do|en) | d[’']/u.test(title)) return title;
  return title.replaceAll(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu, lowerFirst);
}

/** Common words of titles that name neither a person nor a field. */
const commonTitleWords: ReadonlySet<string> = new Set(titleWords);

/** Endings of adjectives and nouns that are no names: "Newly Qualified", "Clinical". */
const commonEnding =
  /^.{2,}(?:[^aeiou]ed|ied|ly|[cnrt]al|ing|[st]ion|ment|[cl]ity|tory|ative|ance|ence|ship|cies|tics|tor)$/iu;

const isCommon = (word: string): boolean =>
  commonEnding.test(word) ||
  commonTitleWords.has(word.toLowerCase()) ||
  isPerson(word) ||
  singularPerson(word) !== null ||
  isField(word);

/**
 * Writes an English title of a CV as a sentence names it. A title with a capital that may be a name is not changed.
 *
 * @example titleInSentence("Senior QA Engineer") // "senior QA engineer"
 * @example titleInSentence("London Bus Driver") // "London Bus Driver"
 */
export function titleInSentence(title: string): string {
  const skills = findSkills(title).map((mention) => {
    const written = title.slice(mention.start, mention.end).toLowerCase();
    const isName =
      mention.skill.toLowerCase() === written && skillInSentence(mention.skill) === mention.skill;
    const isNoun = skillInSentence(mention.skill) !== mention.skill;
    return { ...mention, isName, isNoun };
  });
  let isKnown = true;
  const text = title.replace(/(?<![\p{L}\p{N}.])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu, (word, at: number) => {
    const within = skills.filter(({ start, end }) => start <= at && at < end);
    if (within.some(({ isName }) => isName)) return word;
    if (!isCommon(word) && !within.some(({ isNoun }) => isNoun)) isKnown = false;
    return word.toLowerCase();
  });
  return isKnown ? text : title;
}
