import { starParts, type CoachLanguage, type StarPart } from "./coach-language.ts";

/** Longest sentence that is taken as one. Speech turned into text often has no full stops. */
const longest = 40;

/** Splits an answer into sentences. Speech without full stops is cut before words such as "and then". */
export function splitSentences(text: string, { breaks }: Pick<CoachLanguage, "breaks">): string[] {
  return text
    .split(/(?<=[.!?…]["”’)]?)\s+|\n+/u)
    .flatMap((sentence) =>
      countWords(sentence) > longest ? sentence.split(new RegExp(breaks, "giu")) : [sentence],
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => countWords(sentence) > 0);
}

/** Counts words: runs of letters, digits and apostrophes. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** A part of a story: the sentence that shows it best, and the number of words about it. Null when it was not found. */
type FoundPart = { sentence: string; words: number } | null;
export type Star = Readonly<Record<StarPart, FoundPart>>;

/** Finds situation, task, action and result among the sentences of an answer to a question. */
export function findStar(question: string, sentences: readonly string[], language: CoachLanguage): Star {
  const ownTasks = language.ownTasks.filter((one) => one.question.test(question));
  const read = sentences.map((sentence) => readSentence(sentence, language));
  const firstAction = read.findIndex(({ action }) => action);
  const lastAction = read.findLastIndex(({ action }) => action);
  const firstOwn = sentences.findIndex((sentence) => language.ownAction.test(sentence));
  const lastOwn = sentences.findLastIndex((sentence) => language.ownAction.test(sentence));
  const cues = read.map((one, at) => {
    const sentence = sentences[at] ?? "";
    const isAfter = firstAction >= 0 && at > firstAction;
    // Facts after the last step of the person are what came of it: "They lost forty minutes instead of a day." One
    // more step may follow: "All marks were in at noon. I checked ten of them."
    const isPlainFact =
      !language.reported.test(sentence) &&
      (sentence.search(language.figure) >= 0 || sentence.search(language.time) >= 0);
    const isOutcome =
      lastOwn >= 0 &&
      (at > lastOwn || (at > firstOwn && at === sentences.length - 2 && isPlainFact)) &&
      one.past &&
      !one.general &&
      !language.aside.test(sentence) &&
      (!one.action || language.reached.test(sentence));
    const isEnding = firstAction < 0 && at > 0 && language.ending.test(sentence);
    // The first step may be the mistake itself.
    const isBeforeSteps = firstAction < 0 || at <= firstAction + 1;
    return {
      ...one,
      task: one.task || (isBeforeSteps && ownTasks.some(({ task }) => task.test(sentence))),
      result: (isAfter && one.result) || isOutcome || isEnding,
    };
  });
  const partOf = (at: number): StarPart | null => {
    const { situation, task, action, result, past } = cues[at] ?? nothing;
    const isAfter = firstAction >= 0 && at > firstAction;
    if (result && (!action || at >= lastAction)) return "result";
    if (task && !isAfter) return "task";
    if (action) return "action";
    if (result) return "result";
    if (task) return "task";
    if (!isAfter && (situation || (past && firstAction >= 0))) return "situation";
    return null;
  };
  const parts = sentences.map((sentence, at) => ({ sentence, part: partOf(at), cues: cues[at] ?? nothing }));
  return Object.fromEntries(
    starParts.map((part) => {
      const own = parts.filter((one) => one.part === part);
      // A sentence may show a part in passing: "There was a queue, so I had to be quick."
      const shared = parts.find(
        (one, at) => one.cues[part] && (part !== "situation" || at <= Math.max(firstAction, 0)),
      );
      const sentence = own[0]?.sentence ?? (part === "result" ? undefined : shared?.sentence);
      if (sentence === undefined) return [part, null];
      const words = own.reduce((sum, one) => sum + countWords(one.sentence), 0);
      return [part, { sentence, words: words || countWords(sentence) }];
    }),
  ) as Star;
}

type Cues = Record<StarPart | "past" | "general", boolean>;
const nothing: Cues = {
  situation: false,
  task: false,
  action: false,
  result: false,
  past: false,
  general: false,
};

function readSentence(sentence: string, language: CoachLanguage): Cues {
  const past = language.past.test(sentence);
  const cues = {
    situation: language.situation.test(sentence) && past,
    task: language.task.test(sentence),
    action: language.action.test(sentence),
    result: language.result.test(sentence),
    past,
  };
  // "I always listen to people" is a principle, not a story.
  const general = language.general.test(sentence) && !cues.action && !cues.result;
  return { ...cues, past: past && !general, general };
}

/** What an answer that is no story has: the parts that its kind of question asks for. */
export type Signs = {
  /** Sentences about the employer, without those that could be said to any. */
  employer: number;
  /** Whether the person says what they did, what they would do there, and what follows. */
  proof: boolean;
  forward: boolean;
  consequence: boolean;
  steps: number;
  order: boolean;
  reason: boolean;
  /** The first worn phrase, as it was said; null for none. */
  cliche: string | null;
  hedges: readonly string[];
};

/** Finds the parts of an answer that is no story. */
export function findSigns(sentences: readonly string[], language: CoachLanguage): Signs {
  const text = sentences.join(" ");
  const own = sentences.filter((sentence) => !language.cliche.test(sentence));
  const has = (pattern: RegExp) => own.some((sentence) => pattern.test(sentence));
  return {
    employer: own.filter((sentence) => language.employer.test(sentence)).length,
    proof:
      has(language.action) ||
      has(language.experience) ||
      own.some((one) => one.search(language.figure) >= 0 && language.past.test(one)),
    forward: has(language.forward),
    consequence: has(language.consequence),
    steps: unique(text.match(language.step) ?? []).length,
    order: language.order.test(text),
    reason: language.reason.test(text),
    cliche: language.cliche.exec(text)?.[0] ?? null,
    hedges: unique(text.match(language.hedges) ?? []),
  };
}

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

/** A filler word with its places in the text. */
export type FoundFiller = { word: string; places: readonly { start: number; end: number }[] };

/** Finds filler words, most frequent first. */
export function findFillers(text: string, { fillers }: Pick<CoachLanguage, "fillers">): FoundFiller[] {
  return fillers
    .map(({ word, pattern }) => ({
      word,
      places: [...text.matchAll(pattern)].map(({ index, 0: found }) => {
        const start = index + (/^[,\s]*/.exec(found)?.[0].length ?? 0);
        return { start, end: index + found.length };
      }),
    }))
    .filter(({ places }) => places.length > 0)
    .toSorted((a, b) => b.places.length - a.places.length);
}
