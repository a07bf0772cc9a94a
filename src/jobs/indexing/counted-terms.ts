import { foldText } from "../../text/fold-text.ts";
import { stopWords } from "../../text/stop-words.ts";
import { tokenise } from "../../text/tokenise.ts";
import { companyNotStated } from "../posting.ts";

/** The terms of a job that are counted for prefixes, parts of words, typing errors and suggestions. */
export type CountedFacts = {
  title: string;
  company: string;
  locationTexts: string;
  skills: readonly string[];
};

export type CountedName = { kind: "title" | "company"; folded: string; text: string };

export type CountedTerms = { words: Set<string>; names: CountedName[] };

/** Returns the words and names whose counts one job raises by one. */
export function countedTerms(job: CountedFacts): CountedTerms {
  const text = [job.title, job.skills.join(", "), job.company, job.locationTexts].join(" / ");
  const words = tokenise(text, 1, 300).map((token) => token.word);
  const names = [name("title", job.title), name("company", job.company)];
  return { words: new Set(words.filter(isDictionaryWord)), names: names.filter((one) => one !== null) };
}

export function isDictionaryWord(word: string): boolean {
  return word.length >= 2 && word.length <= 40 && !stopWords.has(word);
}

function name(kind: CountedName["kind"], text: string): CountedName | null {
  const folded = foldText(text).slice(0, 120);
  if (folded.length < 2 || text === companyNotStated) return null;
  return { kind, folded, text: text.slice(0, 120) };
}
