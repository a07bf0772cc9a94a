import { foldText } from "../text/fold-text.ts";
import type { UnsupportedClaim } from "./model-request.ts";

type Sources = {
  /** The person's own text and CV. */
  own: string;
  /** The advert or the interview question, or an empty text. */
  context: string;
  /** Lists the skills that a text names, in canonical spelling. */
  skillsIn: (text: string) => readonly string[];
  /** False where capitals do not mark names, as in German. */
  readsNames?: boolean;
  /** The line that the answer rewrites: a figure of another line does not belong in it. */
  line?: string | undefined;
};

/**
 * Lists the figures, names and skills of an answer that the person's own texts do not contain. Those that the advert or
 * the question contains are listed too, because they say nothing about the person, and so are figures that moved from one
 * line to another. Lower-case words are checked only as
 * skills and number words, so a claim such as "led" is not found.
 */
export function checkClaims(
  answer: string,
  { own, context, skillsIn, readsNames = true, line }: Sources,
): UnsupportedClaim[] {
  const [ownFacts, contextFacts] = [factsOf(own, skillsIn), factsOf(context, skillsIn)];
  const unsupported = new Map<string, UnsupportedClaim>();
  const add = (words: string, inContext: boolean) =>
    unsupported.set(words, { words, foundIn: inContext ? "context" : "nowhere" });

  const inLine = line === undefined ? ownFacts.figures : factsOf(line, skillsIn).figures;
  for (const { written, value } of figuresIn(answer)) {
    if (!ownFacts.figures.has(value)) add(written, contextFacts.figures.has(value));
    else if (!inLine.has(value)) unsupported.set(written, { words: written, foundIn: "elsewhere" });
  }
  const skills = skillsIn(answer).filter((skill) => !ownFacts.skills.has(skill));
  for (const skill of skills) {
    if (wordsOf(skill).every((word) => ownFacts.words.has(word))) continue;
    add(skill, contextFacts.skills.has(skill));
  }
  const inSkills = new Set(skills.flatMap(wordsOf));
  for (const name of readsNames ? namesIn(answer) : []) {
    const words = wordsOf(name);
    const isKnown = words.every((word) => ownFacts.words.has(word) || inSkills.has(word));
    if (isKnown || ownFacts.names.has(name)) continue;
    add(
      name,
      words.every((word) => contextFacts.words.has(word)),
    );
  }
  return [...unsupported.values()];
}

function factsOf(text: string, skillsIn: Sources["skillsIn"]) {
  return {
    figures: new Set(figuresIn(text).map(({ value }) => value)),
    skills: new Set(skillsIn(text)),
    words: new Set(wordsOf(text)),
    names: new Set(namesIn(text)),
  };
}

/** Figures in digits or words. "1,400" and "1400" are equal, and so are "12" and "twelve"; "11" and "11%" are not. */
function figuresIn(text: string): { written: string; value: string }[] {
  const digits = [...text.matchAll(figure)].map(([written]) => ({
    written,
    value: written
      .toLowerCase()
      .replace(/\s+|[.,'’](?=\d{3}(?!\d))/gu, "")
      .replace(/percent$/u, "%")
      .replace(",", "."),
  }));
  const words = (text.match(/\p{L}+/gu) ?? []).flatMap((written) => {
    const value = numberWords.get(written.toLowerCase());
    return value === undefined ? [] : [{ written, value }];
  });
  return [...digits, ...words];
}

const figure = /\d(?:[\d.,'’]*\d)?(?:\s?(?:%|per\s?cent\b|k\b|m\b|bn\b))?/giu;

/** Capitalised words. The first word of a sentence counts only if it has another capital, as in "JavaScript". */
function namesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?:;])\s+/u)
    .flatMap((sentence) =>
      (sentence.match(/\p{L}[\p{L}\p{N}&+#’'./-]*/gu) ?? [])
        .map((word) => word.replace(/[’']s$|[.’'/-]+$/gu, ""))
        .filter((word, index) => /\p{Lu}/u.test(index === 0 ? word.slice(1) : word) && !pronoun.test(word)),
    );
}

const pronoun = /^I(?:$|[’'])/u;

/** Folded words, each also without a plural "s". */
function wordsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/s$/u, "") : word,
  );
}

/** English number words. Numbers in other languages are recognised only as digits. */
const numberWords: ReadonlyMap<string, string> = new Map([
  ["two", "2"],
  ["three", "3"],
  ["four", "4"],
  ["five", "5"],
  ["six", "6"],
  ["seven", "7"],
  ["eight", "8"],
  ["nine", "9"],
  ["ten", "10"],
  ["eleven", "11"],
  ["twelve", "12"],
  ["fifteen", "15"],
  ["twenty", "20"],
  ["thirty", "30"],
  ["forty", "40"],
  ["fifty", "50"],
  ["hundred", "100"],
  ["hundreds", "100"],
  ["thousand", "1000"],
  ["thousands", "1000"],
  ["million", "1000000"],
  ["millions", "1000000"],
  ["half", "half"],
  ["doubled", "double"],
  ["double", "double"],
  ["tripled", "triple"],
  ["triple", "triple"],
]);
