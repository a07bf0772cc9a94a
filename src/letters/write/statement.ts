import type { CvLine } from "../../matching/evidence/cv-line.ts";
import type { Letter, LetterChoices, LetterSentence, LetterSource } from "../letter.ts";
import { phrases } from "../phrases/phrases-by-language.ts";
import type { Phrases, Wordings } from "../phrases/phrases.ts";
import type { LetterAdvert } from "../letter-advert.ts";
import type { SpokenTitle } from "../phrases/phrases.ts";
import { spokenTitle } from "./spoken-title.ts";
import { smallTitle, type LetterCv } from "./letter-cv.ts";
import type { Matched } from "../../matching/verdict/match-cv.ts";
import type { Requirement } from "../../matching/requirements/requirement.ts";

/** The data that sentences are made from. */
export type LetterContext = {
  cv: LetterCv;
  advert: LetterAdvert;
  matches: readonly Matched<Requirement>[];
  choices: LetterChoices;
  words: Phrases;
  /** The title of the job within a sentence. */
  title: SpokenTitle;
  listed: (items: readonly string[]) => string;
  /** True if the advert is in the language of the letter, so that its words can be used. */
  hasAdvertWords: boolean;
};

export function letterContext(
  cv: LetterCv,
  advert: LetterAdvert,
  matches: readonly Matched<Requirement>[],
  choices: LetterChoices,
): LetterContext {
  const own = choices.language.slice(0, 2);
  const list = new Intl.ListFormat(choices.language, { type: "conjunction" });
  return {
    cv,
    advert,
    matches,
    choices,
    words: phrases[choices.language],
    title: titleOf(cv, advert.job.title, choices.language),
    listed: (items) => list.format(items),
    hasAdvertWords: (advert.language ?? own) === own,
  };
}

/** The title of the job, in the form that the person's own title has: "Bilanzbuchhalterin", "contrôleuse de gestion". */
function titleOf(cv: LetterCv, advertised: string, language: LetterChoices["language"]): SpokenTitle {
  const spoken = spokenTitle(advertised, language);
  if (spoken.kind !== "person" || language.startsWith("en")) return spoken;
  const text = language === "de" ? spoken.text : smallTitle(spoken.text);
  const own = cv.isNamesOnly ? undefined : cv.posts.find(({ title }) => isSameTitle(title, text));
  if (own) return { kind: "person", text: own.title };
  const isWoman = language === "de" && cv.posts.some(({ title }) => /(?:er|or|ent|ist|eur)in$/u.test(title));
  // "Außendienstmitarbeiter Medizintechnik" → "Außendienstmitarbeiterin Medizintechnik"
  return {
    kind: "person",
    text: isWoman ? text.replace(/^\p{L}+(?:er|or|ent|ist|eur)(?=$|\s)/u, "$&in") : text,
  };
}

/** Whether two titles differ only in the endings of their words. */
function isSameTitle(one: string, other: string): boolean {
  const [ours, theirs] = [one.toLowerCase().split(" "), other.toLowerCase().split(" ")];
  return ours.length === theirs.length && ours.every((word, at) => isSameStem(word, theirs[at] ?? ""));
}

const isSameStem = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= 5 &&
    Math.abs(one.length - other.length) <= 3 &&
    one.slice(0, Math.min(one.length, other.length) - 1) ===
      other.slice(0, Math.min(one.length, other.length) - 1));

type SentenceDetails = Pick<LetterSentence, "sources"> & {
  answers?: readonly number[];
  /** The wording to begin with, so that sentences of the same kind differ. */
  turn?: number;
};

/** Makes a sentence in the wording that the person last chose with "Say it differently". */
export function makeSentence(
  { choices }: Pick<LetterContext, "choices">,
  id: string,
  ways: Wordings,
  { sources, answers = [], turn = 0 }: SentenceDetails,
): LetterSentence {
  const text = ways[((choices.variants[id] ?? 0) + turn) % ways.length] ?? ways[0];
  // A name may end with the dot of an abbreviation.
  const ended = text.replace(/\.\.$/u, ".");
  const written = choices.language === "fr" ? ended.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, "’") : ended;
  return { id, text: written, sources, answers, isYours: false };
}

export const cvSource = ({ text, where }: CvLine): LetterSource => ({ from: "cv", text, where });

/** The bullet or other sign at the beginning of a listed line. */
const listSigns = /^[-*•‣▪–·]\s+/u;

export const advertSource = (text: string, where = "Advert"): LetterSource => ({
  from: "advert",
  text: text.replace(listSigns, ""),
  where,
});

export const jobSource = ({ title, company }: Letter["job"]): LetterSource =>
  advertSource([title, company].filter(Boolean).join(", "), "Advert: title and company");

export const yourSource = (text: string, where: string): LetterSource => ({ from: "you", text, where });
