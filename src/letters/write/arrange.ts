import type { Letter, LetterChoices, LetterParagraph, LetterSentence } from "../letter.ts";
import { upperFirst } from "../phrases/first-letter.ts";

/** The sentences of each part of a letter, in order. */
export type LetterPlan = {
  /** The chosen structure, or "proof" if there is only one point. */
  structure: Letter["choices"]["structure"];
  apply: LetterSentence;
  duty: LetterSentence | null;
  reason: LetterSentence[];
  points: LetterSentence;
  /** Sentences about lines of the CV. `ask` names the requirement that a line answers; null for none. */
  told: { ask: LetterSentence | null; sentence: LetterSentence }[];
  /** Positions in `told` of the lines that begin a paragraph. */
  starts: ReadonlySet<number>;
  facts: LetterSentence[];
  end: LetterSentence[];
};

/** Puts sentences into paragraphs by the structure of the letter. Each sentence appears once. */
export function arrange(plan: LetterPlan, { language }: LetterChoices): LetterParagraph[] {
  const { structure, apply, duty, reason, points, told, starts, facts, end } = plan;
  const text = (sentences: LetterSentence[]): LetterParagraph => ({ kind: "text", sentences });
  const parts = told.reduce<LetterSentence[][]>((all, { ask, sentence }, at) => {
    const said = ask ? [ask, sentence] : [sentence];
    return starts.has(at) ? [...all, said] : [...all.slice(0, -1), [...(all.at(-1) ?? []), ...said]];
  }, []);
  const [first = [], ...rest] = parts;
  const point = (sentence: LetterSentence): LetterParagraph => ({ kind: "point", sentences: [sentence] });
  const paragraphs = {
    proof: () => [text([apply, ...reason, ...first]), ...rest.map(text), text([...facts, ...end])],
    why: () => [
      text([...(duty ? [duty] : []), apply, ...reason]),
      ...parts.map(text),
      text([...facts, ...end]),
    ],
    points: () => [text([apply, ...reason, points]), ...parts.flat().map(point), text([...facts, ...end])],
  }[structure]();
  return capitalised(withoutRepeats(paragraphs), language);
}

/**
 * Returns the positions of the lines that begin a paragraph: another post begins there, and the paragraphs
 * before and after it have two lines or more.
 *
 * @param places the post or project of each line
 */
export function paragraphStarts(
  places: readonly string[],
  structure: LetterChoices["structure"],
): ReadonlySet<number> {
  const starts = new Set<number>();
  let latest = 0;
  for (const [at, place] of places.entries()) {
    const isLong = at - latest >= 2 && places.length - at >= 2;
    if (at > 0 && structure !== "points" && !(place !== places[at - 1] && isLong)) continue;
    starts.add(at);
    latest = at;
  }
  return starts;
}

function withoutRepeats(paragraphs: LetterParagraph[]): LetterParagraph[] {
  const said = new Set<string>();
  return paragraphs
    .map(({ kind, sentences }) => ({
      kind,
      sentences: sentences.filter(({ text }) => !said.has(text) && said.add(text)),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** After the comma of the greeting, German and Polish letters begin in lower case. */
function capitalised(paragraphs: LetterParagraph[], language: LetterChoices["language"]): LetterParagraph[] {
  const beginsSmall = language === "de" || language === "pl";
  return paragraphs.map(({ kind, sentences }, paragraph) => ({
    kind,
    sentences: sentences.map((sentence, at) => {
      const isFirst = paragraph === 0 && at === 0;
      return isFirst && beginsSmall ? sentence : { ...sentence, text: upperFirst(sentence.text) };
    }),
  }));
}
