import rows from "../../../../data/jobs/everyday-phrases.json" with { type: "json" };
import { foldText } from "../../../text/fold-text.ts";
import { stemWord } from "../../../text/stem-word.ts";

/** Words that make no difference to a phrase: "drive a bus" is "drive bus". */
const particles = /^(?:the|a|an|my|to|with|in|of|on|for|and|at|small|local|compan(?:y|ies)|business(?:es)?)$/;

/** Returns the words of a text that count, and the stems of each. A hyphen joins no words. */
const tokensOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== "" && !particles.test(word))
    .map((word) => ({ word, stem: stemWord(word, "en") }));

/** The phrases of all rows, the longest first, so that "art gallery" is found before "art". */
const phrases = rows
  .flatMap(({ things, searches, counts }, row) =>
    things.split("; ").map((thing) => ({
      stems: tokensOf(thing).map(({ stem }) => stem),
      row,
      searches: searches.split("; "),
      counts,
    })),
  )
  .sort((a, b) => b.stems.length - a.stems.length);

/** Finds the everyday phrases in a sentence, such as "deliver things", and returns its other words, folded. */
export function findPhrases(sentence: string): { found: typeof phrases; rest: string } {
  let rest = tokensOf(sentence);
  const found = phrases.filter(({ stems }) => {
    const at = rest.findIndex((_, start) => stems.every((stem, next) => rest[start + next]?.stem === stem));
    if (at >= 0) rest = rest.toSpliced(at, stems.length, { word: "", stem: "" });
    return at >= 0;
  });
  return { found, rest: rest.map(({ word }) => word).join(" ") };
}

/** Returns searches for the work that phrases stand for, those of the most phrases. Each row counts once. */
export function searchesFor(found: typeof phrases): string[] {
  const before = found.filter(({ counts }) => counts === "before others");
  const usual = found.filter(({ counts }) => counts === undefined);
  const deciding = [before, usual, found.filter(({ counts }) => counts === "alone")].find(
    (some) => some.length > 0,
  );
  if (!deciding) return [];
  const candidates = new Set(deciding.flatMap(({ searches }) => searches));
  const lists = new Map((before.length > 0 ? before : found).map(({ row, searches }) => [row, searches]));
  const countOf = (search: string) => [...lists.values()].filter((list) => list.includes(search)).length;
  const most = Math.max(...[...candidates].map(countOf));
  return [...candidates].filter((search) => countOf(search) === most);
}

/** Checks for words that are phrases of the table and nothing else. Some are also names of occupations: "printer". */
export function isEverydayPhrase(words: string): boolean {
  const { found, rest } = findPhrases(words);
  return found.length > 0 && rest.trim() === "";
}
