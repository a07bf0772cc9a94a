import gaps from "../../../../data/interviews/gaps.json" with { type: "json" };
import { starParts, type AnswerKind, type CoachLanguage, type StarPart } from "./coach-language.ts";
import type { Details, FoundFiller, Signs, Star } from "./find-words.ts";

/** One thing that a rule found, good or not. */
export type AnswerFinding = {
  key: string;
  isGood: boolean;
  title: string;
  /** The figure at the end of the line: "53 s"; empty for none. */
  figure: string;
  text: string;
  /** What an interviewer asks because of it. */
  ask?: string;
};

/** Facts about an answer. The findings, the next questions and the rank follow from them. */
export type AnswerFacts = {
  kind: AnswerKind;
  words: number;
  /** The time that it took to say it; null for a typed answer. */
  spokenSeconds: number | null;
  pace: number | null;
  /** Null for an answer that is no story. */
  star: Star | null;
  signs: Signs;
  fillers: readonly FoundFiller[];
  fillerRate: number;
  details: Details;
};

type GapKey = keyof typeof gaps;

/** Lists the findings of the rules. Gaps come first, and the first gap is the one to mend first. */
export function findingsOf(facts: AnswerFacts, language: CoachLanguage): AnswerFinding[] {
  const { star, signs, details, words } = facts;
  const keys = star ? gapsOfStory(facts, star, language) : gapsOfKind(facts);
  const places: Readonly<Record<string, string>> = {
    quote: quoteOf(star?.result ?? star?.action ?? null),
    phrase: signs.cliche ?? "",
    words: signs.hedges
      .slice(0, 3)
      .map((word) => `“${word.toLowerCase()}”`)
      .join(", "),
    we: `${details.group}`,
    i: timesWord(details.self),
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => places[name] ?? "");
  const unsure: GapKey[] = isUnsure(signs, words) ? ["hedges"] : [];
  const missing = [...keys, ...unsure].map((key): AnswerFinding => {
    const { title, text, ask } = gaps[key];
    return { key, isGood: false, title, figure: "", text: fill(text), ask: fill(ask) };
  });
  const found = [...missing, ofDetails(facts), ...ofSpeech(facts), ofLength(facts, keys.length > 0)];
  return [...found.filter(({ isGood }) => !isGood), ...found.filter(({ isGood }) => isGood)];
}

/** Longest part of the answer that a question quotes. */
const longestQuote = 90;

function quoteOf(part: Star[StarPart]): string {
  return part && part.sentence.length <= longestQuote ? `You said: “${part.sentence}” ` : "";
}

/** Lists what a story lacks, the most important first. */
function gapsOfStory({ details }: AnswerFacts, star: Star, language: CoachLanguage): GapKey[] {
  const { situation, task, action, result } = star;
  if (!action && !result) return [situation ? "only-scene" : "no-story"];
  const { figure, time, vague } = language;
  const isVague =
    result !== null &&
    vague.test(result.sentence) &&
    [figure, time].every((pattern) => result.sentence.search(pattern) < 0);
  const lacking: (GapKey | false)[] = [
    isAvoided(star, language) && "avoided",
    !action && "action",
    !result && "result",
    !situation && "situation",
    !task && "task",
    hidesBehindGroup(details) && "group",
    isVague && "vague-result",
  ];
  return lacking.filter((key) => key !== false);
}

/** Lists what an answer that is no story lacks, the most important first. */
function gapsOfKind({ kind, signs, details }: AnswerFacts): GapKey[] {
  const { cliche, employer, proof, forward, consequence, steps, order, reason } = signs;
  const worn = cliche !== null && "cliche";
  const isBare = !reason && !proof;
  const byKind: Readonly<Record<AnswerKind, readonly (GapKey | false)[]>> = {
    story: [],
    motive: [
      cliche !== null && "cliche-motive",
      employer === 0 && "employer",
      !proof && "example",
      !forward && "forward",
    ],
    claim: [worn, !proof && "example", !consequence && "consequence"],
    method: [steps < 3 && "steps", !order && "order", !proof && "example"],
    other: [worn, isBare && details.names.length === 0 && "reason"],
  };
  return byKind[kind].filter((key) => key !== false);
}

/** Findings about how an answer was spoken; none for a typed one. */
function ofSpeech({ spokenSeconds, pace, fillers, fillerRate }: AnswerFacts): AnswerFinding[] {
  if (spokenSeconds === null) return [];
  const count = fillers.reduce((sum, { places }) => sum + places.length, 0);
  const isCalm = fillerRate <= maxFillers || count === 1;
  const found = fillers.map(({ word, places }) => (places.length > 1 ? `${word} (${places.length})` : word));
  const filler: AnswerFinding = {
    key: "fillers",
    isGood: isCalm,
    title: count === 0 ? "No filler words" : `${count} filler ${count === 1 ? "word" : "words"}`,
    figure: `${fillerRate} in 100`,
    text:
      count === 0
        ? "Nothing to leave out."
        : `${found.join(", ")}. ${isCalm ? "One or two do no harm." : "Pause instead: a silence sounds calm."}`,
  };
  if (pace === null) return [filler];
  const { least, most } = goodPace;
  return [
    filler,
    {
      key: "pace",
      isGood: pace >= least && pace <= most,
      title: pace > most ? "You speak fast" : pace < least ? "You speak slowly" : "Pace",
      figure: `${pace} a minute`,
      text:
        pace >= least && pace <= most
          ? "Easy to follow."
          : `${least} to ${most} words in a minute are easy to follow.`,
    },
  ];
}

/** Judges a spoken answer by its seconds and a typed one by its words. A short one that lacks nothing is good. */
function ofLength({ spokenSeconds, words }: AnswerFacts, hasGaps: boolean): AnswerFinding {
  const amount = spokenSeconds ?? words;
  const { least, most } = spokenSeconds === null ? goodWords : goodSeconds;
  const isShort = amount < least && (hasGaps || amount < least / 2);
  const unit = spokenSeconds === null ? "words" : "seconds";
  return {
    key: "length",
    isGood: !isShort && amount <= most,
    title: isShort ? "It is short" : amount > most ? "It is long" : "Length",
    figure: `${amount} ${spokenSeconds === null ? "words" : "s"}`,
    text: isShort
      ? "Add what is missing, not more words."
      : amount > most
        ? `Keep what changed something. ${least} to ${most} ${unit} are enough for most answers.`
        : "Easy to listen to.",
  };
}

function ofDetails({ kind, details }: AnswerFacts): AnswerFinding {
  const { figures, times, names } = details;
  const parts = [
    plural(figures.length, "figure"),
    plural(times.length, "day or date", "days or dates"),
    plural(names.length, "name"),
  ].filter(Boolean);
  const count = detailCount(details);
  const isGood = count >= (kind === "story" ? minDetails : 1);
  return {
    key: "specific",
    isGood,
    title: isGood ? "Specific" : "It could be more specific",
    figure: plural(count, "detail") || "no details",
    text: isGood
      ? `${sentenceCase(parts.join(", "))}.`
      : `${parts.length > 0 ? `Only ${parts.join(" and ")}.` : "No figure, day or name."} Say how many, when and with whom.`,
  };
}

function plural(count: number, one: string, many = `${one}s`): string {
  return count === 0 ? "" : `${count} ${count === 1 ? one : many}`;
}

function timesWord(count: number): string {
  return ["never", "once", "twice"][count] ?? `${count} times`;
}

function sentenceCase(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** How ready an answer is. */
export const ranks = {
  strong: { label: "Ready to tell", tone: "good" },
  fair: { label: "Nearly there", tone: "warn" },
  weak: { label: "Needs work", tone: "bad" },
} as const;
export type Rank = keyof typeof ranks;

/** Ranks an answer by the parts that its kind of question asks for, its details and its weak words. */
export function rankOf(facts: AnswerFacts, language: CoachLanguage): Rank {
  if (!facts.star) return rankOfKind(facts);
  return isAvoided(facts.star, language) ? "weak" : rankOfStory(facts, facts.star);
}

function rankOfStory(facts: AnswerFacts, star: Star): Rank {
  const { details, words, signs, spokenSeconds, fillerRate } = facts;
  const found = starParts.filter((part) => star[part] !== null).length;
  const parts = found + Number(star.action !== null) + Number(star.result !== null);
  const count = detailCount(details);
  const points =
    parts +
    (count >= minDetails + 1 ? 2 : Number(count >= 1)) +
    Number(words >= goodWords.least) -
    Number(isUnsure(signs, words)) -
    Number(spokenSeconds !== null && fillerRate > maxFillers) -
    Number(hidesBehindGroup(details));
  if (found === starParts.length && count >= minDetails && points >= 8) return "strong";
  return points >= 4 && (star.action !== null || (star.situation !== null && star.result !== null))
    ? "fair"
    : "weak";
}

function rankOfKind({ kind, signs, details, words }: AnswerFacts): Rank {
  const { cliche, employer, proof, forward, consequence, steps, order, reason } = signs;
  const isOwn = Number(cliche === null);
  const isSpecific = Number(detailCount(details) >= 2);
  const byKind: Readonly<Record<AnswerKind, number>> = {
    story: 0,
    motive: 2 * Number(employer > 0) + 2 * Number(proof) + Number(forward) + isOwn,
    claim: 2 * Number(proof) + 2 * Number(consequence) + isOwn + isSpecific,
    method: Math.min(steps, 4) + Number(order) + Number(proof || reason) - 2 * (1 - isOwn),
    other: 2 * Number(reason || proof) + 2 * isOwn + isSpecific + Number(words >= goodWords.least),
  };
  const points = byKind[kind] - Number(isUnsure(signs, words));
  return points >= 6 ? "strong" : points >= 3 ? "fair" : "weak";
}

/** Seconds of a spoken and words of a typed answer that are easy to listen to. */
const goodSeconds = { least: 45, most: 120 };
const goodWords = { least: 60, most: 260 };
/** Words in a minute that are easy to follow. */
const goodPace = { least: 100, most: 170 };
/** Most filler words in a hundred words of a good answer. */
const maxFillers = 2;
/** Fewest figures, days and names of a specific story. */
const minDetails = 3;

/** Whether the only step of a story leads around the problem. */
function isAvoided({ action }: Star, { avoided }: CoachLanguage): boolean {
  return action !== null && avoided.test(action.sentence);
}

/** Whether weak words are many for the length. */
function isUnsure({ hedges }: Signs, words: number): boolean {
  return hedges.length >= 3 && hedges.length / words > 0.03;
}

/** Returns how many figures, days and names an answer has. */
function detailCount({ figures, times, names }: Details): number {
  return figures.length + times.length + names.length;
}

/** Whether the answer says "we" more often than "I". */
function hidesBehindGroup({ self, group }: Details): boolean {
  return group >= 3 && group > self;
}
