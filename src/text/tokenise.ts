import { compoundStarts, compoundWords, frameworkSuffix } from "./compound-words.ts";
import { foldText } from "./fold-text.ts";

/** How a character affects word boundaries; `other` ones are tested with the patterns. */
const [none, letter, joiner, other] = [0, 1, 2, 3];

const characterKinds = new Uint8Array(128);

for (let code = 0; code < characterKinds.length; code++) {
  const character = String.fromCharCode(code);
  if (/[A-Za-z0-9]/.test(character)) characterKinds[code] = letter;
  else if (/[-.'/_]/.test(character)) characterKinds[code] = joiner;
}

/**
 * A word as it is indexed and searched for. Tokens at one position are spellings of the same word. `wasUpper`
 * distinguishes IT, the trade, from "it".
 */
export type Token = {
  word: string;
  position: number;
  /** The number of positions it covers: a compound written as two words covers two. */
  span: number;
  wasUpper: boolean;
};

/**
 * Names whose punctuation matters: a plain tokeniser turns both C++ and C# into "c". The first pattern finds a sign
 * that the name needs, so that texts without it are skipped quickly.
 */
const symbolNames: [RegExp, RegExp, string][] = [
  [/\+\+/, /(?<![\p{L}\p{N}])c\s?\+\+/giu, " cplusplus "],
  [/#/, /(?<![\p{L}\p{N}])c\s?#/giu, " csharp "],
  [/#/, /(?<![\p{L}\p{N}])f\s?#/giu, " fsharp "],
  [/\.net/i, /(?<![\p{L}\p{N}])(asp|vb|ado)\.net(?![\p{L}\p{N}])/giu, " $1net dotnet "],
  [/\.net/i, /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])/giu, " dotnet "],
  [/&/, /(?<![\p{L}\p{N}])r\s?&\s?d(?![\p{L}\p{N}])/giu, " rnd "],
  [/&/, /(?<![\p{L}\p{N}])at&t(?![\p{L}\p{N}])/giu, " att "],
  [/['’]s/, /(?<=[\p{L}])['’](?=s(?![\p{L}]))/gu, " "],
];

const isPlainWord = /^[A-Za-z0-9]+$/;
const longestWord = 60;

/**
 * Words as written, with their folded form. Texts share most of their words. One string for each saves folding it
 * again, and maps find a known string without reading it.
 */
const foldedWords = new Map<string, string>();
const maxFoldedWords = 50_000;
const unsegmented = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Cuts text into folded words with positions from `start`.
 *
 * "Front-end" gives "frontend" as well as "front", "end"; "C++" gives "cplusplus"; "Node.js" gives "nodejs" as well
 * as "node"; scripts without spaces give pairs of characters.
 *
 * @param limit stops after this many words, because the rest of a long text adds little to a search
 */
export function tokenise(text: string, start = 1, limit = 4_000): Token[] {
  const tokens: Token[] = [];
  let position = start;
  let previous = "";

  const add = (word: string, wasUpper: boolean) => {
    tokens.push({ word, position, span: 1, wasUpper });
    const compound = compoundStarts.has(previous) ? compoundWords.get(`${previous} ${word}`) : undefined;
    if (compound) tokens.push({ word: compound, position: position - 1, span: 2, wasUpper: false });
    else if (word.endsWith("js")) {
      const framework = frameworkSuffix.exec(word)?.[1];
      if (framework) tokens.push({ word: framework, position, span: 1, wasUpper: false });
    }
    previous = compound ?? word;
    position += 1;
  };
  const addPart = (part: string) => {
    const word = foldWord(part);
    if (word) add(word, word === "it" && part === "IT");
  };

  let readable = text;
  for (const [sign, pattern, name] of symbolNames) {
    if (sign.test(text)) readable = readable.replace(pattern, name);
  }
  for (
    let begin = nextRunStart(readable, 0), end = 0;
    begin !== -1 && tokens.length < limit;
    begin = nextRunStart(readable, end)
  ) {
    end = wordEnd(readable, begin);
    const whole = readable.slice(begin, end);
    if (foldedWords.has(whole) || isPlainWord.test(whole)) {
      addPart(whole);
    } else if (unsegmented.test(whole)) {
      for (const pair of characterPairs(foldPart(whole))) add(pair, false);
    } else {
      const first = position;
      const parts = whole.split(/[-.'’/_]/);
      for (const part of parts) addPart(part);
      // "e-commerce", "node.js" and "o'neill" are also indexed as one word, unless they are a list such as
      // "sales/marketing".
      if (parts.length === 1 || parts.length > 3 || whole.includes("/")) continue;
      const together = foldWord(parts.join(""));
      if (together && !tokens.some((token) => token.position >= first && token.word === together)) {
        tokens.push({ word: together, position: first, span: parts.length, wasUpper: false });
      }
    }
  }
  return tokens;
}

function foldWord(part: string): string {
  const known = foldedWords.get(part);
  if (known !== undefined) return known;
  const word = foldPart(part);
  if (part.length > longestWord) return word;
  // Most lookups are for a few frequent words, so a full cache is emptied and fills again soon.
  if (foldedWords.size >= maxFoldedWords) foldedWords.clear();
  const kept = ownString(word);
  foldedWords.set(ownString(part), kept);
  return kept;
}

/** Copies the letters into a new string, because a substring would hold the whole text in memory. */
const ownString = (text: string) => text.split("").join("");

/** Folds a word and drops characters that are not letters or digits, such as marks. The result may be empty. */
function foldPart(part: string): string {
  const folded = foldText(part);
  if (isPlainWord.test(folded)) return folded.length > longestWord ? folded.slice(0, longestWord) : folded;
  const letters = folded.replace(/[^\p{L}\p{N}]+/gu, "");
  return letters.length > longestWord
    ? Array.from(letters)
        .slice(0, longestWord / 2)
        .join("")
    : letters;
}

function characterPairs(text: string): string[] {
  const characters = Array.from(text);
  if (characters.length < 2) return characters;
  return characters.slice(0, -1).map((character, index) => character + characters[index + 1]);
}

const letterOrMark = /[\p{L}\p{N}\p{M}]/uy;

/** Returns the place of the first word at or after `from`, or -1. */
export function nextRunStart(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const kind = kindAt(text, at);
    if (kind === letter) return at;
    if (kind !== other) continue;
    letterOrMark.lastIndex = at;
    if (letterOrMark.test(text)) return at;
    // Skips the second half of a surrogate pair.
    if ((text.codePointAt(at) ?? 0) > 0xffff) at++;
  }
  return -1;
}

/**
 * Finds where the words of a text begin and end. Every description passes through this file, so plain letters are
 * scanned by their codes. A pattern reads the rest, which takes five times as long.
 */

/** A word: letters and digits, with single signs such as "-" and "." between them. */
const wordRun = /[\p{L}\p{N}\p{M}]+(?:[-.'’/_][\p{L}\p{N}\p{M}]+)*/uy;

/** Returns the end of the word that begins at `start`. */
export function wordEnd(text: string, start: number): number {
  let end = start;
  while (kindAt(text, end) === letter) end++;
  if (end > start && !mayGoOn(text, end)) return end;
  wordRun.lastIndex = start;
  wordRun.test(text);
  return wordRun.lastIndex;
}

function mayGoOn(text: string, end: number): boolean {
  const kind = kindAt(text, end);
  if (kind !== joiner) return kind === other;
  const after = kindAt(text, end + 1);
  return after === letter || after === other;
}

function kindAt(text: string, at: number): number | undefined {
  if (at >= text.length) return none;
  const code = text.charCodeAt(at);
  return code < 128 ? characterKinds[code] : other;
}
