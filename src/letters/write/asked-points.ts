import { upperFirst } from "../phrases/first-letter.ts";
import type { AskedPhrase } from "../phrases/phrases.ts";
import type { LetterLanguage } from "../letter.ts";
import type { Requirement } from "../../matching/requirements/requirement.ts";
import { skillInSentence } from "../../jobs/extraction/skills/skill-in-sentence.ts";
import { conceptsIn, contentWords } from "../../matching/evidence/concepts.ts";
import { beginsThirdPerson, beginsWithPast, englishClause } from "./english-clause.ts";
import { germanNoun, romanceNoun } from "./noun-of-work.ts";
import type { LetterContext } from "./statement.ts";
import { baseOfThirdPerson, isBaseVerb } from "../verbs.ts";

/** One thing that the advert asks for, which a line of the CV may prove. */
export type AskedPoint = {
  phrase: AskedPhrase;
  /** The line of the advert. */
  line: string;
  /** Positions of its requirements. */
  at: readonly number[];
  isDuty: boolean;
  /** The beginnings of its words, and the words. */
  stems: ReadonlyMap<string, string>;
  concepts: ReadonlySet<string>;
};

const maxWords = 14;

/** Beginnings of words for any kind of work, which two lines can share by accident: "Betreuung", "gestion". */
const anyWork: ReadonlySet<string> = new Set(
  "betre erste durch umset koord organ vorbe entwi leitu verwa gesti suivi elabo prepa manag super coord imple devel respo ensur provi suppo assur realis imple impla equip equipe regis".split(
    " ",
  ),
);

/** Returns the beginnings of the content words of a text, so that "maintained" and "maintenance" are equal. */
export function stemsIn(text: string): Map<string, string> {
  const words = contentWords(text).filter((word) => word.length > 3 && !anyWork.has(word.slice(0, 5)));
  return new Map(words.map((word) => [word.slice(0, 5), word]));
}

/** Lists what the advert asks for in its own words: duties, lines and skills. */
export function askedPoints({ advert, matches, choices, hasAdvertWords }: LetterContext): AskedPoint[] {
  if (!hasAdvertWords) return [];
  const { language } = choices;
  const points = new Map<string, AskedPoint>();
  const add = (
    phrase: AskedPhrase | null,
    line: string,
    at: readonly number[],
    about = phrase?.text ?? "",
  ): void => {
    if (!phrase || points.has(phrase.text)) return;
    const isDuty = advert.duties.includes(line);
    points.set(phrase.text, {
      phrase,
      line,
      at,
      isDuty,
      stems: stemsIn(about),
      concepts: conceptsIn(about),
    });
  };
  const positions = (line: string) =>
    matches.flatMap(({ asked }, at) =>
      asked.line.text === line || (asked.kind === "line" && line.includes(asked.text)) ? [at] : [],
    );
  for (const duty of advert.duties) add(phraseOf(duty, language), duty, positions(duty), duty);
  for (const [at, { asked }] of matches.entries()) {
    const line = asked.line.text;
    if (asked.kind !== "line" || advert.duties.some((duty) => duty.includes(asked.text))) continue;
    const whole = phraseOf(line, language);
    add(
      whole ?? phraseOf(asked.text, language),
      line,
      whole ? positions(line) : [at],
      whole ? line : asked.text,
    );
  }
  const skills = matches.flatMap(({ asked, verdict }, at) => {
    const name =
      asked.kind === "skill" && verdict === "met" && asked.line.from !== "title"
        ? skillName(asked, language)
        : null;
    return name === null ? [] : [{ name, at, line: asked.line.text }];
  });
  for (const { name, at, line } of skills) add({ form: "skills", text: name }, line, [at]);
  return [...points.values()];
}

/** Names of skills that often mean something else in a line: "sales of £38 million", "200 contributors on GitHub". */
export const vague: ReadonlySet<string> = new Set([
  "Sales",
  "Research",
  "Teaching",
  "Nursing",
  "Writing",
  "Git",
  "Cooking",
]);

/** The name of a skill as the advert writes it; null for one that the advert says in other words. */
function skillName(
  { skills, line }: Extract<Requirement, { kind: "skill" }>,
  language: LetterLanguage,
): string | null {
  const isEnglish = language.startsWith("en");
  const written = skills.find((one) => line.text.toLowerCase().includes(one.toLowerCase()));
  const name = written ?? (isEnglish && skills.length === 1 ? skills[0] : undefined);
  if (name === undefined || vague.has(name)) return null;
  const at = line.text.toLowerCase().indexOf(name.toLowerCase());
  return isEnglish ? skillInSentence(name) : line.text.slice(at, at + name.length);
}

/** Words that speak to the reader of an advert, which a letter cannot repeat. */
const speaksToReader: Readonly<Record<string, RegExp>> = {
  en: /\b(?:you|your|we|us|i|my|he|she)\b/iu,
  de: /(?<!\p{L})(?:ihre?[nmrs]?|sie|wir|uns|dein\p{Ll}*|du|dich|dir)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vous|votre|vos|nous|tu|ton|ta|tes)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted|ustedes|su|sus|tus?|te|nos|nosotros)(?!\p{L})/iu,
};

/** What is the employer's in an advert is the reader's in a letter: "our residents" → "your residents". */
const ofReader: readonly (readonly [RegExp, string])[] = [
  [/\b(?:our|the (?:company|organi[sz]ation|employer|department)[’']s)\b/gu, "your"],
  [/\bunser(?=(?:e[nmrs]?)?\b)/gu, "Ihr"],
  [/\bnotre\b/gu, "votre"],
  [/\bnos\b/gu, "vos"],
  [/\bnuestr[oa](?=s?\b)/gu, "su"],
];

/** Words at the beginning of a line that are said of a person: "calm when the printer does not stop". */
const quality =
  /^(?:able|calm|careful|comfortable|confident|curious|fluent|friendly|happy|keen|kind|organi[sz]ed|patient|quick|ready|reliable|used|willing) /iu;

/** Nouns by their ending, before the first preposition of a line: "periodic inspection", "new business". */
const headNoun =
  /^(?:(?:an?|the|very good|good|strong|excellent|solid|proven|sound) |(?:(?!of |in |with |for |to |on |at |from |by )[\p{L}-]+,? ){0,5}?\p{L}+(?:tion|ment|ance|ence|ity|ship|ness|sis|ing|work|care|skills|tests?|checks?|feedback|sales|repairs?|design)(?=$|[ ,]))/iu;

/** Verbs of whole sentences: "The role focuses on growth". */
const finite =
  /\b(?:is|are|was|were|has|have|can|will|may|should|goes|gives|focus(?:es)?|includes?|involves?|requires?|helps?|supports|covers|means|keeps|needs?)\b/u;

/** An example or another addition, which a sentence can leave out. */
const addition =
  /(?:,? (?:ideally|such as|including|for example|e\.g\.|like|so that|z\. ?B\.|wie z|insbesondere|einschließlich|inklusive|tels? que|telles que|notamment|par exemple|como por ejemplo|tales como|incluid[oa]s?)\b.*|, (?!and |or )\p{L}+ing (?!.*\b(?:and|or) ).*| - .*)$/iu;

/** The main part of a long duty, and how or for what it is done. */
const detail =
  /^(.{12,}?)(?:,? (?:by \p{L}+ing|to ensure|ensuring|in (?:accordance|order|compliance|line|support)|according to|as (?:well|needed|required|part)|while|utili[sz]ing|using|through|based on|that|which|who)\b|[,;:] ).*$/u;

/** What employers say about themselves, and wishes about the person that no line of a CV proves. */
const noTask =
  /\b(?:offer|benefits?|no-cost|wellness|insurance|salary|willing|happy to|bonus|a plus|von vorteil|bieten|reisebereitschaft|offrons|ofrecemos|must|required|\d\+? years|years of|jahre|ans|años|salaire|experience|erfahrung|expérience|experiencia|kenntnisse|other duties|seeks?|suchen|recherchons|buscamos|needs)\b/iu;

const ofYou: Readonly<Record<string, string>> = { are: "is", have: "has" };

function englishPhrase(text: string): AskedPhrase | null {
  // "Drawing Standards" and "Bank Reconciliation" are headings.
  if (/^\p{L}+(?: \p{Lu}\p{Ll}+)+$/u.test(text)) return null;
  const inner = [...text.matchAll(/(?<=\p{Ll} )\p{Lu}\p{Ll}+(?= [\p{Ll}\d])/gu)];
  // The line lost a break: "Draw the plans Build 3D models".
  if (inner.some(([word]) => isBaseVerb(word.toLowerCase()))) return null;
  const clause = englishClause(upperFirst(text), true);
  if (clause?.form === "do") return { form: "do", text: clause.text };
  const written = beginsWithName(text) ? text : lowered(text);
  if (quality.test(text)) return { form: "who", text: `is ${written}` };
  // A list under "You" goes on: "can explain a plan", "have looked after a budget".
  if (/^(?:can|are|have) \p{Ll}/u.test(text)) {
    const third = text.replaceAll(/(?<=^|\band )(?:are|have)(?= )/gu, (verb) => ofYou[verb] ?? verb);
    return { form: "who", text: third };
  }
  if (beginsThirdPerson(text)) return { form: "who", text: written };
  // A list under "You have" goes on in small letters: "trained young cooks".
  if (/^\p{Ll}/u.test(text) && beginsWithPast(text)) return { form: "who", text: `has ${text}` };
  const [first = "", second = ""] = lowered(text).split(" ");
  const isVerb = isBaseVerb(first) && !/^(?:of|for|and|in|on|with)$/u.test(second);
  if (isVerb || baseOfThirdPerson(first) !== null || finite.test(text)) return null;
  return headNoun.test(text) ? { form: "noun", text: written } : null;
}

/** Writes a line of an advert as a sentence names it; null if that is not certain to be right. */
function phraseOf(line: string, language: LetterLanguage): AskedPhrase | null {
  let text = line
    .replace(/^[\s\-–*•▪●‣·]+/u, "")
    .replaceAll(/\s*\([^()]*\)/gu, "")
    .replace(/^(?:to|ideally|idealerweise) /iu, "")
    .replace(addition, "")
    .replace(/[\s.;,:!]+$/u, "")
    .trim();
  if (text.split(" ").length > maxWords) text = text.replace(detail, "$1");
  const words = text.split(" ").length;
  const isCut = words < 4 && line.split(" ").length > words + 2;
  const isShort = words === 1 && !(language === "de" && text.length >= 12 && /^\p{Lu}/u.test(text));
  if (
    isShort ||
    isCut ||
    words > maxWords ||
    speaksToReader[language.slice(0, 2)]?.test(text) ||
    noTask.test(text)
  )
    return null;
  if (/[:;…“”"«»<>|[\]{}/()]|\d{4}/u.test(text)) return null;
  for (const [ours, yours] of ofReader) text = text.replaceAll(ours, yours);
  if (language.startsWith("en")) return englishPhrase(text);
  if (language === "de") {
    const noun = text.includes(",") ? null : germanNoun(text);
    return noun === null ? null : { form: "noun", text: noun };
  }
  if (language !== "fr" && language !== "es") return null;
  if (/^\p{L}+(?:arse|erse|irse) |^(?:se|s[’'])\b/iu.test(text)) return null;
  const verb = language === "fr" ? /^\p{L}+(?:er|ir|re) \S/u : /^\p{L}+(?:ar|er|ir) \S/u;
  if (verb.test(text)) return { form: "do", text: lowered(text) };
  const noun = text.includes(",") ? null : romanceNoun(upperFirst(text), language);
  return noun === null ? null : { form: "noun", text: noun };
}

const beginsWithName = (text: string): boolean =>
  /^\p{Lu}(?:\p{Lu}|\p{Ll}*\p{Lu}|\d|$|\s)/u.test(text) || /^\S+ \p{Lu}/u.test(text);

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
