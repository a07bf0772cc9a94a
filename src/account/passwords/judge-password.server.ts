import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { passwordLengths } from "./password-lengths.ts";

export type PasswordFault = "too-short" | "too-long" | "common" | "own";

export const passwordFaultWords: Record<PasswordFault, string> = {
  "too-short": `Use at least ${passwordLengths.min} characters.`,
  "too-long": `Use at most ${passwordLengths.max} characters.`,
  common: "That is among the first that people try. Choose one nobody would guess.",
  own: "That is too near your name or address. Choose one nobody would guess.",
};

/** Fewest characters that must be left of a password once the known words are taken out. */
const fewestOwn = 6;

/** Lowest score of zxcvbn, from 0 to 4, that is accepted: at least a hundred million guesses. */
const lowestScore = 3;

/** Characters that are estimated: a check costs up to 20 ms of processor time then, and far more for 128. */
const estimatedLength = 32;

/** Made at the first check: it indexes 57,000 words. */
let estimator: ZxcvbnFactory | undefined;

/**
 * Finds the reason to refuse a password; null accepts it. Lengths come first, so that a huge one costs nothing.
 *
 * @param known what others know of the person: name, address, the name of this site
 */
export function judgePassword(password: string, known: readonly string[]): PasswordFault | null {
  if (password.length > passwordLengths.max) return "too-long";
  if (Array.from(password).length < passwordLengths.min) return "too-short";
  const words = wordsOf(known);
  const folded = foldWord(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), folded);
  if (rest.length < folded.length && rest.length < fewestOwn) return "own";
  if (!isGuessable(password, words)) return null;
  return isGuessable(password, []) ? "common" : "own";
}

/** Whether few guesses find a password, by common passwords, words, keyboard runs, dates and the known words. */
function isGuessable(password: string, known: string[]): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: estimatedLength });
  return estimator.check(password.replaceAll(/\s+/g, ""), known).score < lowestScore;
}

/** One spelling of what looks the same, whatever keyboard it was typed on. What is hashed and compared. */
export function settlePassword(password: string): string {
  return password.normalize("NFKC");
}

/** The words of names and addresses that are long enough to lean on, longest first. */
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
