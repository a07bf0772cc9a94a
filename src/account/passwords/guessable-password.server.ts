import { dictionary } from "@zxcvbn-ts/language-common";

/** Forty-nine thousand, of those that leaked most often. */
let common: ReadonlySet<string> | undefined;

/** Rows of keys and alphabets that are typed for want of an idea, forwards and backwards. */
const runs = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
].flatMap((run) => [run, run.split("").toReversed().join("")]);

/**
 * Whether a password is among the first that are tried: one of the list, one of it with digits or signs around it,
 * a word of it twice, hardly any different characters, or a run along the keyboard.
 *
 * @example isGuessable("Password123!") // true
 */
export function isGuessable(password: string): boolean {
  common ??= new Set(dictionary["passwords-common"]);
  const lower = password.toLowerCase();
  const bare = lower.replaceAll(/\s+/g, "");
  const core = bare.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const half = bare.slice(0, bare.length / 2);
  return (
    [lower, bare, core].some((text) => common?.has(text)) ||
    (half + half === bare && (common.has(half) || half.length < 5)) ||
    new Set(bare).size < 5 ||
    runs.some((run) => run.includes(bare) || (core.length >= 5 && run.includes(core)))
  );
}
