import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** Limits in characters, approximately as people count them. */
export const passwordLengths = { min: 10, max: 128 } as const;

export type PasswordFault = "too-short" | "too-long" | "common" | "own";

export const passwordFaultTexts: Record<PasswordFault, string> = {
  "too-short": `Use at least ${passwordLengths.min} characters.`,
  "too-long": `Use at most ${passwordLengths.max} characters.`,
  common: "That is one of the first passwords that people try. Choose one that is hard to guess.",
  own: "That is too similar to your name or address. Choose one that is hard to guess.",
};

/** Minimum number of characters left in a password after the known words are removed. */
const minOwn = 6;

/** Minimum accepted score of zxcvbn, from 0 to 4: at least a hundred million guesses. */
const lowestScore = 3;

/**
 * Maximum number of characters to estimate. A check of 32 takes up to 20 ms of processor time, and one of 128 far more.
 */
const estimatedLength = 32;

/** Created at the first check, because it indexes 57,000 words. */
let estimator: ZxcvbnFactory | undefined;

/**
 * Returns the reason to refuse a password, or null to accept it. Lengths are checked first, so that a huge one costs
 * nothing.
 *
 * @param known what others know of the person: name, address, the name of this site
 */
export function judgePassword(password: string, known: readonly string[]): PasswordFault | null {
  if (password.length > passwordLengths.max) return "too-long";
  if (Array.from(password).length < passwordLengths.min) return "too-short";
  const words = wordsOf(known);
  const folded = foldWord(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), folded);
  if (rest.length < folded.length && rest.length < minOwn) return "own";
  if (!isGuessable(password, words)) return null;
  return isGuessable(password, []) ? "common" : "own";
}

/**
 * Whether a password can be found in few guesses: common passwords, words, keyboard runs, dates and the known words.
 */
function isGuessable(password: string, known: string[]): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: estimatedLength });
  return estimator.check(password.replaceAll(/\s+/g, ""), known).score < lowestScore;
}

/**
 * Normalises a password, so that text that looks the same is the same on every keyboard. Only this form is hashed and
 * compared.
 */
export function normalisePassword(password: string): string {
  return password.normalize("NFKC");
}

/** Splits names and addresses into the words that are long enough to make a password weak, longest first. */
function wordsOf(known: readonly string[]): string[] {
  const words = known.flatMap((text) => [foldWord(text), ...text.split(/[\s@.,_+-]+/).map(foldWord)]);
  return [...new Set(words)].filter((word) => word.length >= 3).toSorted((a, b) => b.length - a.length);
}

function foldWord(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
