import type { LetterSentence } from "../letter.ts";

/** Lists the figures of a changed sentence that its source lines do not have: "41", where the CV says 38. */
export function unsupportedFigures(text: string, { sources }: Pick<LetterSentence, "sources">): string[] {
  if (sources.length === 0) return [];
  const known = new Set(figuresIn(sources.map((source) => source.text).join(" ")));
  return [...new Set(figuresIn(text))].filter((figure) => !known.has(figure));
}

function figuresIn(text: string): string[] {
  return (text.match(/\d[\d.,]*/gu) ?? []).map((figure) => figure.replace(/[.,]+$/u, ""));
}
