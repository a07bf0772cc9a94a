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

/**
 * Returns the lines of lists that say what another line says, or whose first word too many other lines have. The order
 * of the statements does not change their number: a line that repeats another does not count for the first words.
 */
function repeated(statements: readonly CvStatement[]): CvStatement[] {
  const textOf = ({ words }: CvStatement) => words.join(" ");
  const said = new Set(statements.filter(({ isSentence }) => isSentence).map(textOf));
  const starts = new Map<string, number>();
  return statements.filter((line) => {
    if (line.isSentence) return false;
    if (said.has(textOf(line))) return true;
    said.add(textOf(line));
    const [start = ""] = line.words;
    const count = (starts.get(start) ?? 0) + 1;
    starts.set(start, count);
    return count > maxAlike;
  });
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
      if (statements.length === 0) return null;
      const again = repeated(statements);
      // A third of all lines is as bad as it gets.
      const share = Math.max(0, 1 - again.length / Math.max(statements.length / 3, 1));
      return { share, places: again.map(findingPlaceOf) };
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
