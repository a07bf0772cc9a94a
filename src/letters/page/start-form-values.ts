import { longestAdvert } from "../../matching/requirements/pasted-advert.ts";
import { chosenFile } from "../../platform/forms/chosen-file.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import {
  firstChoices,
  letterLanguages,
  lengths,
  tones,
  type LetterChoices,
  type LetterLanguage,
  type LetterLength,
  type LetterSentence,
  type LetterSource,
  type Tone,
} from "../letter.ts";

/**
 * The texts of the form, to show them again, and the id of the chosen CV of the account. A chosen file cannot be shown
 * again.
 */
export type TypedStart = Record<"cv" | "text" | "name" | "advert" | "address" | "title" | "company", string>;

export const nothingTyped: TypedStart = {
  cv: "",
  text: "",
  name: "",
  advert: "",
  address: "",
  title: "",
  company: "",
};

export type StartFormValues = {
  typed: TypedStart;
  /** Null if none was chosen. */
  file: File | null;
  /** Id of a job of this site; empty for none. */
  job: string;
  choices: LetterChoices;
};

const longestCv = 200_000;

/** Reads the form that a letter begins with. */
export function parseStartForm(form: FormData): StartFormValues {
  const text = (name: string, longest: number) => fieldText(form, name).slice(0, longest).trim();
  return {
    typed: {
      cv: text("cv", 100),
      text: text("text", longestCv),
      name: text("name", 100),
      advert: text("advert", longestAdvert),
      address: text("address", 2_000),
      title: text("title", 110),
      company: text("company", 110),
    },
    file: chosenFile(form),
    job: /^[1-9]\d{0,14}$/.exec(text("job", 20))?.[0] ?? "",
    choices: readChoices((name) => text(name, 600)),
  };
}

function readChoices(text: (name: string) => string): LetterChoices {
  const oneOf = <Value extends string | number>(options: readonly Value[], name: string, or: Value): Value =>
    options.find((one) => String(one) === text(name)) ?? or;
  return {
    ...firstChoices,
    tone: oneOf(tones, "tone", firstChoices.tone),
    length: oneOf(lengths, "length", firstChoices.length),
    language: oneOf(letterLanguages, "language", firstChoices.language),
    contact: text("contact").slice(0, 100),
    address: oneOf(["", "ms", "mr"] as const, "address", ""),
    reason: text("reason"),
    startDate: /^\d{4}-\d{2}-\d{2}$/.exec(text("startDate"))?.[0] ?? "",
  };
}

/** Returns the language of the advert if it has phrases, or else British or American English. */
export function languageFor(advert: string | null, locale: string): LetterLanguage {
  if (advert !== null && advert !== "en") return letterLanguages.find((one) => one === advert) ?? "en-GB";
  return /^en-US\b/u.test(locale) ? "en-US" : "en-GB";
}

export const toneLabels: Readonly<Record<Tone, string>> = { plain: "Plain", warm: "Warm", formal: "Formal" };

export const lengthLabels: Readonly<Record<LetterLength, string>> = {
  120: "Short",
  200: "Usual",
  300: "Long",
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
