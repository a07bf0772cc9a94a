export type QuotedCvLine = { text: string; where: string };

/**
 * Picks the line of a CV that best supports an answer: it has a figure, is no heading, is not quoted in the answer, and
 * shares the most words of five letters or more with the question and the answer. Null if no line does.
 */
export function pickCvLine(
  lines: readonly QuotedCvLine[],
  question: string,
  answer: string,
): QuotedCvLine | null {
  const told = wordsOf(`${question} ${answer}`);
  const fitting = lines
    .filter(({ text }) => /\d/.test(text) && !heading.test(text) && !answer.includes(text))
    .map((line) => ({ line, shared: [...wordsOf(line.text)].filter((word) => told.has(word)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared);
  return fitting[0]?.line ?? null;
}

/** The dates at the end of the heading of an entry: "04/2021 – Present". */
const heading = /\d{4} – (?:\d{2}\/)?(?:\d{4}|\p{L}+)$/u;

/** The words of five letters and more, without their endings. */
function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .match(/\p{L}{5,}/gu)
      ?.map((word) => word.replace(/(?:ing|ed|es|s)$/, "")),
  );
}
