import { editDistance } from "../edit-distance.ts";

/** Finds the words of a list that are near a typed one. */
export type DeleteDictionary = {
  has: (word: string) => boolean;
  /** The number of times a word occurs; 0 for an unknown one. */
  count: (word: string) => number;
  /** Words within a distance of two, or of one for a short word, in no particular order. */
  near: (typed: string) => string[];
};

/** Only this many letters at the beginning of a word are used, which keeps the dictionary small. */
const prefix = 7;
const shortestWord = 3;
/** The length from which a word may have two errors. In a shorter one, two errors leave too little to recognise. */
const shortestForTwo = 6;

/**
 * Builds a delete dictionary (W. Garbe's SymSpell): it stores every word under all forms with up to two letters left out,
 * and looks up a typed word by the same forms. So it finds added, missing, wrong and swapped letters with a few look-ups.
 *
 * @param counts folded words and how often they occur.
 */
export function buildDeleteDictionary(counts: Iterable<readonly [string, number]>): DeleteDictionary {
  const words: string[] = [];
  const known = new Map<string, number>();
  const forms = new Map<string, number[]>();
  for (const [word, count] of counts) {
    if (word.length < shortestWord || known.has(word)) continue;
    known.set(word, count);
    for (const form of formsOf(word)) {
      const own = forms.get(form);
      if (own) own.push(words.length);
      else forms.set(form, [words.length]);
    }
    words.push(word);
  }
  return {
    has: (word) => known.has(word),
    count: (word) => known.get(word) ?? 0,
    near: (typed) => {
      const limit = errorsIn(typed);
      const found = new Set<string>();
      for (const form of formsOf(typed)) {
        for (const number of forms.get(form) ?? []) {
          const word = words[number] ?? "";
          if (!found.has(word) && editDistance(typed, word, limit) <= limit) found.add(word);
        }
      }
      return [...found];
    },
  };
}

const errorsIn = (word: string): number => (word.length < shortestForTwo ? 1 : 2);

/** "nurse" → "nurse", "urse", "nrse", … A long word also gives forms without two letters. */
function formsOf(word: string): Set<string> {
  const start = word.slice(0, prefix);
  const forms = new Set([start]);
  // A word of five letters may be a word of six with one missing, so both store forms with two letters left out.
  let last = [start];
  for (let errors = word.length < shortestForTwo - 1 ? 1 : 2; errors > 0; errors--) {
    last = last.flatMap((form) => Array.from(form, (_, at) => form.slice(0, at) + form.slice(at + 1)));
    for (const form of last) forms.add(form);
  }
  return forms;
}
