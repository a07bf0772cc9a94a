import { francAll } from "franc";
import { functionWords, longestFunctionWord } from "./function-words.ts";
import { scanWords } from "./skills/scan-words.ts";

/** Shorter texts are mostly names, lists and links. */
const minText = 120;
/** The beginning is enough; later parts are more often boilerplate in English. */
const sampleLength = 1500;

/** The languages of adverts, from franc's codes to ISO 639-1. */
// prettier-ignore
const plausible: Readonly<Record<string, string>> = {
  eng: "en", deu: "de", fra: "fr", spa: "es", ita: "it", por: "pt", nld: "nl", pol: "pl", swe: "sv", dan: "da", nob: "no",
  nno: "no", fin: "fi", ces: "cs", slk: "sk", hun: "hu", ron: "ro", bul: "bg", ell: "el", ukr: "uk", rus: "ru", tur: "tr",
  arb: "ar", heb: "he", jpn: "ja", kor: "ko", cmn: "zh", vie: "vi", tha: "th", ind: "id", zlm: "ms", hrv: "hr", srp: "sr",
  slv: "sl", cat: "ca", lit: "lt", lvs: "lv", ekk: "et", isl: "is", hin: "hi", ben: "bn", pes: "fa", amh: "am",
};
const only = Object.keys(plausible);

/** franc scores the best language 1 and the others less. Closer scores than this cannot be told apart. */
const minMargin = 0.02;

/** Fewer function words than this may be chance. */
const minHits = 3;

/**
 * Returns the ISO 639-1 code of a description's language; null for less than 120 characters or an unclear language.
 *
 * Common function words decide nearly every advert. Otherwise trigrams are compared (franc), which takes twenty times
 * as long.
 *
 * @example readLanguage("Wir suchen für unsere Küche in Leipzig eine Köchin oder einen Koch …") // "de"
 */
export function readLanguage(text: string): string | null {
  if (text.trim().length < minText) return null;
  const sample = text.slice(0, sampleLength);
  const words = scanWords(sample).map((token) => token.key);
  if (!holdsLetters(words, minText * 0.6)) return null;
  const guess = byFunctionWords(words);
  return guess?.isSure === true ? guess.language : byTrigrams(sample, guess?.language ?? null);
}

/**
 * Tests whether the words without a digit have at least `least` letters. It stops early, usually after the first lines.
 */
function holdsLetters(words: readonly string[], least: number): boolean {
  let letters = 0;
  for (const word of words) {
    if (!/\d/.test(word)) letters += word.length;
    if (letters >= least) return true;
  }
  return false;
}

/**
 * Returns the language with the most function words. It is sure when they are frequent and clearly more than those of
 * the next language.
 */
function byFunctionWords(words: readonly string[]): { language: string; isSure: boolean } | null {
  const hits = new Map<string, number>();
  for (const word of words) {
    if (word.length > longestFunctionWord) continue;
    for (const language of functionWords.get(word) ?? []) hits.set(language, (hits.get(language) ?? 0) + 1);
  }
  const [first, second] = [...hits].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < minHits || first[1] <= (second?.[1] ?? 0)) return null;
  const isFrequent = first[1] >= 8 && first[1] >= words.length * 0.12;
  return { language: first[0], isSure: isFrequent && first[1] >= (second?.[1] ?? 0) * 2 };
}

/** Returns the nearest language by trigrams if it is clearly the nearest, or if the few function words agree. */
function byTrigrams(sample: string, guess: string | null): string | null {
  const [first, second] = francAll(sample.slice(0, 1000), { only, minLength: 40 });
  const language = plausible[first?.[0] ?? ""];
  if (!first || language === undefined) return null;
  const isClear = !second || first[1] - second[1] >= minMargin || plausible[second[0]] === language;
  return isClear || language === guess ? language : null;
}
