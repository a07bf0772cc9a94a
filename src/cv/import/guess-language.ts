import { foldWord } from "../../text/fold-word.ts";
import { translations, type CvLanguage } from "../translations/translations.ts";
import { frequentWords } from "./frequent-words.ts";

/** Scripts that only one of our languages uses. Others that are written in them have letters of their own. */
const scripts: readonly { language: CvLanguage; letters: RegExp; foreign?: RegExp }[] = [
  { language: "el", letters: /\p{Script=Greek}/gu },
  { language: "he", letters: /\p{Script=Hebrew}/gu },
  { language: "ar", letters: /\p{Script=Arabic}/gu, foreign: /[پچژگٹڈے]/gu },
  { language: "uk", letters: /\p{Script=Cyrillic}/gu, foreign: /[ыэъё]/giu },
  { language: "ja", letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { language: "zh", letters: /\p{Script=Han}/gu },
];

/** Words of the language that a text has to have at least, and how many times more than of the next language. */
const least = { words: 4, lead: 1.4 };

/** Guesses in which of our languages a CV is written: by its script, else by its commonest words and its headings. */
export function guessLanguage(text: string): CvLanguage | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const { language, letters: own, foreign } of scripts) {
    // Names of products and addresses in Latin letters are part of every CV.
    const count = text.match(own)?.length ?? 0;
    if (count < 10 || count < letters * 0.15) continue;
    const others = foreign ? (text.match(foreign)?.length ?? 0) : 0;
    return others > count * 0.01 ? null : language;
  }
  return guessByWords(text);
}

function guessByWords(text: string): CvLanguage | null {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const lines = new Set(text.split("\n").map((line) => foldWord(line.trim()).replace(/:$/, "")));
  const scores = Object.entries(frequentWords).map(([code, words]) => {
    const language = code as CvLanguage;
    // A word that several languages share counts less, so that "de" and "en" do not decide.
    const wordScore = words.reduce((sum, word) => sum + (counts.get(word) ?? 0) / sharedBy(word), 0);
    const headings = Object.values(translations[language].headings).filter((one) => lines.has(foldWord(one)));
    return { language, score: wordScore + 2 * headings.length };
  });
  const [first, second] = scores.toSorted((a, b) => b.score - a.score);
  if (!first || !second || first.score < least.words) return null;
  return first.score >= least.lead * second.score ? first.language : null;
}

function sharedBy(word: string): number {
  return Object.values(frequentWords).filter((words) => words.includes(word)).length;
}
