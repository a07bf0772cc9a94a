import { citations } from "../citations.ts";
import type { CvStatement } from "../cv-contents.ts";
import { scoreMean, findingPlaceOf } from "../judge-lines.ts";
import type { ScoreRule } from "../score-rule.ts";

const [minWords, maxWords] = [3, 40];
/** Maximum number of lines with the same first word. */
const maxAlike = 3;

const isShouted = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return (
    (letters.length >= 15 && capitals.length > 0.7 * letters.length) ||
    /!!|\?!|[!?]{3}|\p{Extended_Pictographic}/u.test(text)
  );
};

/** Returns the lines that repeat another, or whose first word too many other lines have. */
function repeated(lines: readonly CvStatement[]): Set<CvStatement> {
  const starts = new Map<string, number>();
  const again = new Set<CvStatement>();
  for (const line of lines) {
    const [start = ""] = line.words;
    const count = (starts.get(start) ?? 0) + 1;
    starts.set(start, count);
    if (line.isRepeated || count > maxAlike) again.add(line);
  }
  return again;
}

/** The form of lines, in every language. */
export const formRules: readonly ScoreRule[] = [
  {
    id: "line-length",
    level: "suggested",
    part: "wording",
    weight: 4,
    title: "Lines that are too long or too short",
    detail: "A line of a list has one idea, in three to forty words. Divide long ones.",
    citation: citations.harvard,
    after: "achievements",
    judge: ({ contents: { statements } }) =>
      scoreMean(statements, ({ words }) => (words.length < minWords ? 0.3 : words.length > maxWords ? 0 : 1)),
  },
  {
    id: "repetition",
    level: "suggested",
    part: "wording",
    weight: 4,
    title: "Lines that begin alike or are the same",
    detail: "Use another verb, and say each thing once.",
    citation: citations.harvard,
    after: "achievements",
    judge: ({ contents: { statements } }) => {
      const listed = statements.filter(({ isSentence }) => !isSentence);
      const again = repeated(listed);
      if (statements.length === 0) return null;
      // A third of all lines is as bad as it gets.
      const share = Math.max(0, 1 - again.size / Math.max(statements.length / 3, 1));
      return { share, places: [...again].map(findingPlaceOf) };
    },
  },
  {
    id: "shouting",
    level: "suggested",
    part: "wording",
    weight: 1,
    title: "Lines in capitals, with emoji or many exclamation marks",
    detail: "Write them like the other lines.",
    citation: citations.harvard,
    after: "extent",
    judge: ({ contents: { lines } }) => scoreMean(lines, ({ text }) => (isShouted(text) ? 0 : 1)),
  },
  {
    id: "sentence-case",
    level: "suggested",
    part: "wording",
    weight: 2,
    title: "Lines that begin with a small letter",
    detail: "Begin each line with a capital.",
    citation: citations.harvard,
    after: "achievements",
    judge: ({ contents: { statements } }) =>
      scoreMean(statements, ({ text }) =>
        /^(?!(?:dbt|npm|git|pandas|numpy|pytest|nginx|gdb|awk|sed|grep|curl)\b)\p{Ll}[\p{Ll}\s]/u.test(text)
          ? 0
          : 1,
      ),
  },
];
