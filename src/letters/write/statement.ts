import type { CvLine } from "../../matching/evidence/cv-line.ts";
import type { Letter, LetterChoices, LetterSentence, LetterSource } from "../letter.ts";
import { phrases } from "../phrases/phrases-by-language.ts";
import type { Phrases, Wordings } from "../phrases/phrases.ts";
import type { LetterAdvert } from "../letter-advert.ts";
import type { SpokenTitle } from "../phrases/phrases.ts";
import { spokenTitle } from "./spoken-title.ts";
import type { LetterCv } from "./letter-cv.ts";
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
    title: spokenTitle(advert.job.title, choices.language),
    listed: (items) => list.format(items),
    hasAdvertWords: (advert.language ?? own) === own,
  };
}

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
  return { id, text: text.replace(/\.\.$/u, "."), sources, answers, isYours: false };
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
