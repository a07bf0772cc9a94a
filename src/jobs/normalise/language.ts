import { francAll } from "franc";
import { functionWords, longestFunctionWord } from "./function-words.ts";
import { scanWords } from "./skills/scan-words.ts";

/** Shorter texts are names, lists and links more than language. */
const leastText = 120;
/** The beginning is enough, and later parts are more often boilerplate in English. */
const sampleLength = 1500;

/** Languages adverts are written in, as franc names them, with their ISO 639-1 code. */
// prettier-ignore
const plausible: Readonly<Record<string, string>> = {
  eng: "en", deu: "de", fra: "fr", spa: "es", ita: "it", por: "pt", nld: "nl", pol: "pl", swe: "sv", dan: "da", nob: "no",
  nno: "no", fin: "fi", ces: "cs", slk: "sk", hun: "hu", ron: "ro", bul: "bg", ell: "el", ukr: "uk", rus: "ru", tur: "tr",
  arb: "ar", heb: "he", jpn: "ja", kor: "ko", cmn: "zh", vie: "vi", tha: "th", ind: "id", zlm: "ms", hrv: "hr", srp: "sr",
  slv: "sl", cat: "ca", lit: "lt", lvs: "lv", ekk: "et", isl: "is", hin: "hi", ben: "bn", pes: "fa", amh: "am",
};
const only = Object.keys(plausible);

/** franc's scores run from 1 for the best downwards; nearer than this the two cannot be told apart. */
const leastMargin = 0.02;

/** Fewer function words than this are chance. */
const leastHits = 3;

/**
 * ISO 639-1 code of the language a description is written in; null when it is under 120 characters or unclear.
 *
 * Common function words settle nearly every advert. Where they do not, trigrams are compared (franc), which takes
 * twenty times as long.
 *
 * @example readLanguage("Wir suchen für unsere Küche in Leipzig eine Köchin oder einen Koch …") // "de"
 */
export function readLanguage(text: string): string | null {
  if (text.trim().length < leastText) return null;
  const sample = text.slice(0, sampleLength);
  const words = scanWords(sample).map((token) => token.key);
  if (!holdsLetters(words, leastText * 0.6)) return null;
  const guess = byFunctionWords(words);
  return guess?.isSure === true ? guess.language : byTrigrams(sample, guess?.language ?? null);
}

/** Whether words without a digit have so many letters; the first lines settle it. */
function holdsLetters(words: readonly string[], least: number): boolean {
  let letters = 0;
  for (const word of words) {
    if (!/\d/.test(word)) letters += word.length;
    if (letters >= least) return true;
  }
  return false;
}

/** The language of most function words; sure when they are frequent and clearly more than those of the next. */
function byFunctionWords(words: readonly string[]): { language: string; isSure: boolean } | null {
  const hits = new Map<string, number>();
  for (const word of words) {
    if (word.length > longestFunctionWord) continue;
    for (const language of functionWords.get(word) ?? []) hits.set(language, (hits.get(language) ?? 0) + 1);
  }
  const [first, second] = [...hits].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < leastHits || first[1] <= (second?.[1] ?? 0)) return null;
  const isFrequent = first[1] >= 8 && first[1] >= words.length * 0.12;
  return { language: first[0], isSure: isFrequent && first[1] >= (second?.[1] ?? 0) * 2 };
}

/** The nearest language by trigrams when it is clearly so, or when the few function words agree. */
function byTrigrams(sample: string, guess: string | null): string | null {
  const [first, second] = francAll(sample.slice(0, 1000), { only, minLength: 40 });
  const language = plausible[first?.[0] ?? ""];
  if (!first || language === undefined) return null;
  const isClear = !second || first[1] - second[1] >= leastMargin || plausible[second[0]] === language;
  return isClear || language === guess ? language : null;
}
