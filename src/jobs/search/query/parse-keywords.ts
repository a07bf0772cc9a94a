import { stopWords } from "../../../text/stop-words.ts";
import { tokenise } from "../../../text/tokenise.ts";

/** One condition on the job, required or excluded: a word, a "phrase", or words that form a term together. */
export type KeywordUnit = {
  /** Folded words in order. More than one in a phrase. */
  words: string[];
  isPhrase: boolean;
};

export type ParsedKeywords = {
  required: KeywordUnit[];
  excluded: KeywordUnit[];
};

/** Words in nearly every advert, which are optional in a query: "nurse jobs", "hiring drivers". */
const fillerWords: ReadonlySet<string> = new Set(
  "job jobs position positions vacancy vacancies opening openings hiring career careers role roles opportunity opportunities work wanted near needed employment".split(
    " ",
  ),
);

/** Further words would only add work. */
const mostUnits = 16;

/**
 * Parses the keyword field: words, "exact phrases" and -excluded words. Drops stop words and words that every advert
 * contains ("jobs", "hiring") unless nothing else was typed. Accepts any text.
 *
 * @example parseKeywords('senior "data engineer" -manager')
 * // required: senior, "data engineer"; excluded: manager
 */
export function parseKeywords(typed: string): ParsedKeywords {
  const required: KeywordUnit[] = [];
  const excluded: KeywordUnit[] = [];
  const fillers: KeywordUnit[] = [];

  for (const [, minus = "", quoted, bare = ""] of typed.matchAll(
    /(?<![\p{L}\p{N}])(-?)(?:["“”„]([^"“”„]*)["“”„]|([^\s"“”„]+))/gu,
  )) {
    const isNegative = minus === "-";
    const words = primaryWords(quoted ?? bare);
    if (words.length === 0) continue;
    const target = isNegative ? excluded : required;
    if (quoted !== undefined) {
      target.push({ words, isPhrase: words.length > 1 });
      continue;
    }
    for (const word of words) {
      const unit = { words: [word], isPhrase: false };
      if (!isNegative && (stopWords.has(word) || fillerWords.has(word))) fillers.push(unit);
      else target.push(unit);
    }
  }
  const wanted = required.length > 0 ? required : fillers;
  return { required: unique(wanted).slice(0, mostUnits), excluded: unique(excluded).slice(0, mostUnits) };
}

/** Returns the words of a text, one for each position. The index handles compounds and alternative spellings. */
function primaryWords(text: string): string[] {
  const byPosition = new Map<number, string>();
  for (const token of tokenise(text, 1, 40)) {
    if (!byPosition.has(token.position)) byPosition.set(token.position, token.word);
  }
  return [...byPosition.values()];
}

function unique(units: KeywordUnit[]): KeywordUnit[] {
  const seen = new Set<string>();
  return units.filter((unit) => {
    const key = `${unit.isPhrase}${unit.words.join(" ")}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
