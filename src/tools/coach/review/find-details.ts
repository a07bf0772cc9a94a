import type { CoachLanguage } from "./coach-language.ts";

/** The parts of an answer that another person could not have said. */
export type Details = {
  figures: readonly string[];
  times: readonly string[];
  names: readonly string[];
  /** How often the answer says "I" and "we". */
  self: number;
  group: number;
};

/** Finds figures, days and names. A name is a word with a capital letter within a sentence. */
export function findDetails(sentences: readonly string[], language: CoachLanguage): Details {
  const text = sentences.join(" ");
  const times = unique(text.match(language.time) ?? []);
  const withoutTimes = text.replace(language.time, " ");
  return {
    figures: unique(withoutTimes.match(language.figure) ?? []),
    times,
    names: unique(sentences.flatMap((sentence) => namesIn(sentence, language.notNames))),
    self: text.match(language.self)?.length ?? 0,
    group: text.match(language.group)?.length ?? 0,
  };
}

/** Returns runs of words with a capital letter, without the first word of the sentence. */
function namesIn(sentence: string, notNames: RegExp): string[] {
  const names: string[] = [];
  let run: string[] = [];
  const close = () => {
    if (run.length > 0) names.push(run.join(" "));
    run = [];
  };
  for (const [at, token] of sentence.split(/\s+/).entries()) {
    const word = token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
    if (at > 0 && /^\p{Lu}/u.test(word) && !notNames.test(word)) run.push(word);
    else close();
    if (/[,;:.!?]$/.test(token)) close();
  }
  close();
  return names;
}

function unique(found: readonly string[]): string[] {
  return [...new Map(found.map((one) => [one.toLowerCase(), one.trim()])).values()];
}
