import { passwordLengths } from "./password-lengths.ts";
import { isGuessable } from "./guessable-password.server.ts";

export type PasswordFault = "too-short" | "too-long" | "common" | "own";

export const passwordFaultWords: Record<PasswordFault, string> = {
  "too-short": `Use at least ${passwordLengths.min} characters.`,
  "too-long": `Use at most ${passwordLengths.max} characters.`,
  common: "That is among the first that people try. Choose one nobody would guess.",
  own: "That is too near your name or address. Choose one nobody would guess.",
};

/** Characters that have to be left of a password once what everybody knows of a person is taken out. */
const fewestOwn = 6;

/**
 * What speaks against a password; null when nothing does. Lengths come first, so that a huge one costs nothing.
 *
 * @param known what others know of the person: name, address, the name of this site
 */
export function judgePassword(password: string, known: readonly string[]): PasswordFault | null {
  if (password.length > passwordLengths.max) return "too-long";
  if (Array.from(password).length < passwordLengths.min) return "too-short";
  if (isGuessable(password)) return "common";
  const folded = foldWord(password);
  const rest = wordsOf(known).reduce((left, word) => left.replaceAll(word, ""), folded);
  return rest.length < folded.length && rest.length < fewestOwn ? "own" : null;
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
