import type { LetterLength, LetterSentence, LetterSource, Structure, Tone } from "../letter.ts";

export const structureLabels: Readonly<Record<Structure, string>> = {
  proof: "Proof first",
  why: "Why them",
  points: "Point by point",
};

export const toneLabels: Readonly<Record<Tone, string>> = { plain: "Plain", warm: "Warm", formal: "Formal" };

export const lengthLabels: Readonly<Record<LetterLength, string>> = {
  120: "120 words",
  200: "200 words",
  300: "300 words",
};

const sourceLabels: Readonly<Record<LetterSource["from"], string>> = {
  cv: "From your CV",
  advert: "From the job",
  you: "From you",
};

export const sentenceSourceLabel = ({ from, where }: LetterSource): string =>
  from === "advert" ? sourceLabels.advert : `${sourceLabels[from]}: ${where}`;

/** Says where a sentence without source lines comes from. */
export function noSourceText({ isYours }: LetterSentence): string {
  return isYours ? "You wrote this sentence." : "A set phrase. It claims nothing, so it needs no source.";
}

export const letterProblems = {
  "no-cv": "Choose a file, or paste the text of your CV.",
  "no-name": "Your CV does not say your name. Type it here.",
  "no-title": "Type the title of the job, as the advert has it.",
  "no-lines":
    "No sentence can be made of this CV for this letter. Add posts with what you did in them, one line each, beginning with a verb.",
  "too-long": "The CV is far longer than any CV, so no letter was written. Send one of fewer pages.",
  "too-often": "You have written a lot in the last minute. Wait a minute and try again.",
  busy: "Too many letters are being written. Wait a few seconds and try again.",
  "no-advert": "Nothing here says what the job asks for. Paste the whole advert.",
} as const;
