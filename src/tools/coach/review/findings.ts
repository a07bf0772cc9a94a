import { starParts, type CoachLanguage, type StarPart } from "./coach-language.ts";
import type { Details, FoundFiller, Star } from "./find-words.ts";

/** One thing that a rule found, good or not. */
export type AnswerFinding = {
  key: StarPart | "example" | "result-figure" | "fillers" | "length" | "pace" | "specific" | "group";
  isGood: boolean;
  title: string;
  /** The figure at the end of the line: "53 s"; empty for none. */
  figure: string;
  text: string;
};

const missing: Readonly<Record<StarPart, { title: string; text: string }>> = {
  situation: {
    title: "The situation is missing",
    text: "Say in one sentence where it was, when, and what was going on.",
  },
  task: {
    title: "Your task is missing",
    text: "Say what had to be done, and that it was yours to do.",
  },
  action: {
    title: "Your steps are missing",
    text: "You say how it is or was, not what you did. Name two or three steps: “I asked”, “I wrote”.",
  },
  result: {
    title: "The result is missing",
    text: "You say what you did, not what changed. End with what was different afterwards.",
  },
};

/** Lists the findings of the rules. Missing parts come first. */
export function findingsOf(facts: AnswerFacts, language: CoachLanguage): AnswerFinding[] {
  const found = [
    ...ofStory(facts, language),
    ofFillers(facts),
    ofLength(facts),
    ...ofPace(facts),
    ofDetails(facts),
  ];
  return [...found.filter(({ isGood }) => !isGood), ...found.filter(({ isGood }) => isGood)];
}

function ofStory({ star, hasExample }: AnswerFacts, { figure }: CoachLanguage): AnswerFinding[] {
  if (!star)
    return [
      hasExample
        ? {
            key: "example",
            isGood: true,
            title: "It has an example",
            figure: "",
            text: "You tell what you did.",
          }
        : {
            key: "example",
            isGood: false,
            title: "It has no example",
            figure: "",
            text: "Reasons are easier to believe with one thing that you did.",
          },
    ];
  const gaps = starParts.flatMap((part): AnswerFinding[] =>
    star[part] ? [] : [{ key: part, isGood: false, figure: "", ...missing[part] }],
  );
  const hasFigure = star.result !== null && star.result.sentence.search(figure) >= 0;
  return star.result && !hasFigure
    ? [
        ...gaps,
        {
          key: "result-figure",
          isGood: false,
          title: "The result has no figure",
          figure: "",
          text: "Say how much, how many or how long, if you know it.",
        },
      ]
    : gaps;
}

function ofFillers({ fillers, fillerRate }: AnswerFacts): AnswerFinding {
  const count = fillers.reduce((sum, { places }) => sum + places.length, 0);
  const isGood = fillerRate <= maxFillers || count === 1;
  const words = fillers.map(({ word, places }) => (places.length > 1 ? `${word} (${places.length})` : word));
  return {
    key: "fillers",
    isGood,
    title: count === 0 ? "No filler words" : `${count} filler ${count === 1 ? "word" : "words"}`,
    figure: `${fillerRate} in 100`,
    text:
      count === 0
        ? "Nothing to leave out."
        : `${words.join(", ")}. ${isGood ? "Nobody minds one or two." : "Pause instead: a silence sounds calm."}`,
  };
}

function ofLength({ seconds }: AnswerFacts): AnswerFinding {
  const { least, most } = goodLength;
  const isGood = seconds >= least && seconds <= most;
  return {
    key: "length",
    isGood,
    title: seconds < least ? "It is short" : seconds > most ? "It is long" : "Length",
    figure:
      seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
    text: isGood
      ? `Between ${least} and ${most} seconds.`
      : `Most good answers take ${least} to ${most} seconds. ${seconds < least ? "Add what is missing." : "Keep the steps that changed something."}`,
  };
}

function ofPace({ pace }: AnswerFacts): AnswerFinding[] {
  if (pace === null) return [];
  const { least, most } = goodPace;
  const isGood = pace >= least && pace <= most;
  return [
    {
      key: "pace",
      isGood,
      title: pace > most ? "You speak fast" : pace < least ? "You speak slowly" : "Pace",
      figure: `${pace} a minute`,
      text: isGood ? "Easy to follow." : `${least} to ${most} words in a minute are easy to follow.`,
    },
  ];
}

function ofDetails({ details }: AnswerFacts): AnswerFinding {
  const { figures, times, names, self, group } = details;
  const count = detailCount(details);
  const parts = [
    plural(figures.length, "figure"),
    plural(times.length, "day or date", "days or dates"),
    plural(names.length, "name"),
  ].filter(Boolean);
  const voices = `“I”, “me” or “my” ${timesWord(self)}, “we”, “us” or “our” ${timesWord(group)}.`;
  if (hidesBehindGroup(details))
    return {
      key: "group",
      isGood: false,
      title: "Your own part is hard to see",
      figure: plural(count, "detail") || "no details",
      text: `${voices} Say which steps were yours.`,
    };
  const isGood = count >= minDetails;
  return {
    key: "specific",
    isGood,
    title: isGood ? "Specific" : "It could be anybody’s",
    figure: plural(count, "detail") || "no details",
    text: isGood
      ? `${sentenceCase(parts.join(", "))}. ${voices}`
      : `${parts.length > 0 ? `Only ${parts.join(" and ")}.` : "No figure, day or name."} Say how many, when and with whom. ${voices}`,
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

/** Ranks an answer by its parts, its details, its length and its filler words. */
export function rankOf(facts: AnswerFacts): Rank {
  const { star, hasExample, details, fillerRate, seconds, words } = facts;
  const parts = star
    ? Number(star.situation !== null) +
      Number(star.task !== null) +
      Number(star.action !== null) * 2 +
      Number(star.result !== null) * 2
    : Number(hasExample) * 4 + Number(words >= 50) * 2;
  const count = detailCount(details);
  const points =
    parts +
    (count >= minDetails + 1 ? 2 : Number(count >= 1)) +
    Number(seconds >= goodLength.least && seconds <= goodLength.most * 1.25) +
    Number(fillerRate <= maxFillers) -
    Number(fillerRate > 2 * maxFillers) -
    Number(hidesBehindGroup(details));
  if (points >= 9 && parts >= 5) return "strong";
  return points >= 4 && hasExample ? "fair" : "weak";
}

/** Facts about an answer. The findings, the next questions and the rank follow from them. */
export type AnswerFacts = {
  words: number;
  seconds: number;
  pace: number | null;
  star: Star | null;
  /** Whether the answer tells of a step that was taken. */
  hasExample: boolean;
  fillers: readonly FoundFiller[];
  fillerRate: number;
  details: Details;
};

/** Seconds that most good answers take. */
const goodLength = { least: 45, most: 120 };
/** Words in a minute that are easy to follow. */
const goodPace = { least: 100, most: 170 };
/** Most filler words in a hundred words of a good answer. */
const maxFillers = 2;
/** Fewest figures, days and names of a specific answer. */
const minDetails = 3;

/** Returns how many figures, days and names an answer has. */
function detailCount({ figures, times, names }: Details): number {
  return figures.length + times.length + names.length;
}

/** Whether the answer says "we" more often than "I". */
export function hidesBehindGroup({ self, group }: Details): boolean {
  return group >= 3 && group > self;
}
