import type { CvLook } from "../cv/document/cv-look.ts";
import type { Importance } from "../matching/requirements/requirement.ts";
import type { Verdict } from "../matching/verdict/verdict.ts";

export const tones = ["plain", "warm", "formal"] as const;
export type Tone = (typeof tones)[number];

/** The approximate number of words of a letter. A CV with little about the job gives a shorter letter. */
export const lengths = [120, 200, 300] as const;
export type LetterLength = (typeof lengths)[number];

export const letterLanguages = ["en-US", "en-GB", "de", "es", "fr", "nl", "pl", "pt"] as const;
export type LetterLanguage = (typeof letterLanguages)[number];

/** Languages whose letters can be sent as they are. The others are drafts. */
export const finishedLanguages: readonly LetterLanguage[] = ["en-US", "en-GB", "de", "es", "fr"];

/** Facts that neither a CV nor an advert has. Empty texts are left out of the letter. */
export type LetterWishes = {
  /** Who reads it: "Kim Weber". */
  contact: string;
  /** How the reader is addressed; empty if it is not known. */
  address: "" | "ms" | "mr";
  /** Why the person wants this job, in whole sentences. */
  reason: string;
  /** The first day of work, as YYYY-MM-DD. */
  startDate: string;
};

export type LetterChoices = LetterWishes & {
  tone: Tone;
  length: LetterLength;
  language: LetterLanguage;
  /** How often the person asked for another wording, by the id of the sentence. */
  variants: Readonly<Record<string, number>>;
  /** Ids of sentences that the person left out. */
  leftOut: readonly string[];
};

/** The line that a sentence repeats. `you`: the person wrote it in the form. */
export type LetterSource = {
  from: "cv" | "advert" | "you";
  text: string;
  /** Where the line is, for people: "Experience: Staff Nurse, Harbour View Hospital". */
  where: string;
};

export type LetterSentence = {
  /** The same for the same statement in every letter about this CV and job. */
  id: string;
  text: string;
  /** Empty for set phrases, which state nothing: "I would be happy to talk about the position." */
  sources: readonly LetterSource[];
  /** Positions in `asked` of the requirements that it answers. */
  answers: readonly number[];
  /** The person wrote or changed it. */
  isYours: boolean;
};

/** `point`: a bullet, in letters of earlier versions. */
export type LetterParagraph = { kind: "text" | "point"; sentences: readonly LetterSentence[] };

/** Something that the advert asks for, and the verdict on the CV. */
export type LetterAsked = { words: string; line: string; importance: Importance; verdict: Verdict };

export type LetterJob = {
  id: string | null;
  title: string;
  company: string;
  path: string | null;
  /** The closing date in ISO 8601. Letters stored by earlier versions have none. */
  closesAt?: string | null | undefined;
};

/** A letter as it is edited. It is complete: neither the CV nor the advert is needed to show it. */
export type Letter = {
  version: 1;
  choices: LetterChoices;
  look: CvLook;
  sender: { name: string; headline: string; email: string; phone: string; place: string };
  job: LetterJob;
  cv: { id: string | null; title: string };
  /** YYYY-MM-DD. */
  date: string;
  subject: string;
  greeting: string;
  paragraphs: readonly LetterParagraph[];
  closing: string;
  asked: readonly LetterAsked[];
  /** The CV's lines cannot be used, because they are in another language than the letter. */
  isNamesOnly: boolean;
};

export const firstChoices: LetterChoices = {
  tone: "plain",
  length: 200,
  language: "en-GB",
  contact: "",
  address: "",
  reason: "",
  startDate: "",
  variants: {},
  leftOut: [],
};

export function sentencesOf({ paragraphs }: Pick<Letter, "paragraphs">): LetterSentence[] {
  return paragraphs.flatMap(({ sentences }) => sentences);
}

/** Counts the words from the greeting to the closing. */
export function wordCount(letter: Pick<Letter, "paragraphs" | "greeting" | "closing">): number {
  const texts = [letter.greeting, ...sentencesOf(letter).map(({ text }) => text), letter.closing];
  return texts.join(" ").split(/\s+/u).filter(Boolean).length;
}
