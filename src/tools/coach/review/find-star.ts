import { type CoachLanguage, type StarPart, starParts } from "./coach-language.ts";
import { countWords } from "./split-sentences.ts";

/** A part of a story: the sentence that shows it best, and the number of words about it. Null when it was not found. */
export type FoundPart = { sentence: string; words: number } | null;
export type Star = Readonly<Record<StarPart, FoundPart>>;

/** Finds situation, task, action and result among the sentences of an answer. */
export function findStar(sentences: readonly string[], language: CoachLanguage): Star {
  const read = sentences.map((sentence) => readSentence(sentence, language));
  const firstAction = read.findIndex(({ action }) => action);
  const lastAction = read.findLastIndex(({ action }) => action);
  const partOf = (at: number): StarPart | null => {
    const { situation, task, action, result, past } = read[at] ?? nothing;
    const isAfter = firstAction >= 0 && at > firstAction;
    if (result && isAfter && (!action || at >= lastAction)) return "result";
    if (task && !isAfter) return "task";
    if (action) return "action";
    if (result && isAfter) return "result";
    if (task) return "task";
    if (!isAfter && (situation || (past && firstAction >= 0))) return "situation";
    return null;
  };
  const parts = sentences.map((sentence, at) => ({ sentence, part: partOf(at), cues: read[at] ?? nothing }));
  return Object.fromEntries(
    starParts.map((part) => {
      const own = parts.filter((one) => one.part === part);
      // A sentence may show a part in passing: "There was a queue, so I had to be quick."
      const shared = parts.find(
        ({ cues }, at) =>
          cues[part] &&
          (part !== "result" || (firstAction >= 0 && at > firstAction)) &&
          (part !== "situation" || at <= Math.max(firstAction, 0)),
      );
      const sentence = own[0]?.sentence ?? (part === "result" ? undefined : shared?.sentence);
      if (sentence === undefined) return [part, null];
      const words = own.reduce((sum, one) => sum + countWords(one.sentence), 0);
      return [part, { sentence, words: words || countWords(sentence) }];
    }),
  ) as Star;
}

type Cues = Record<StarPart | "past", boolean>;
const nothing: Cues = { situation: false, task: false, action: false, result: false, past: false };

function readSentence(sentence: string, language: CoachLanguage): Cues {
  const past = language.past.test(sentence);
  // "I always listen to people" is a principle, not a story.
  if (language.general.test(sentence) && !language.action.test(sentence) && !language.result.test(sentence))
    return {
      ...nothing,
      task: language.task.test(sentence),
      situation: language.situation.test(sentence) && past,
    };
  return {
    situation: language.situation.test(sentence) && past,
    task: language.task.test(sentence),
    action: language.action.test(sentence),
    result: language.result.test(sentence),
    past,
  };
}
