import { otherTextId } from "../documents/local/conflict.ts";
import { sentencesOf, type Letter, type LetterParagraph, type LetterSentence } from "./letter.ts";

/**
 * Replaces the text of a sentence with the person's own. Its sources stay for comparison. If another device has changed
 * the sentence since the person began to write, its text stays as a sentence after this one.
 *
 * @param from the text when the person began to write
 */
export function changeSentence(letter: Letter, id: string, text: string, from: string): Letter {
  const clean = text.replace(/\s+/gu, " ").trim();
  const before = sentencesOf(letter).find((one) => one.id === id);
  if (!before || before.text === clean) return letter;
  const isElsewhere = before.isYours && before.text !== from;
  if (clean === "") return isElsewhere ? letter : leaveOut(letter, id);
  const changed = { ...before, text: clean, isYours: true };
  const replacing = isElsewhere
    ? [changed, { ...before, id: otherTextId(before.id, before.text) }]
    : [changed];
  return {
    ...letter,
    paragraphs: letter.paragraphs.map((one) => ({
      ...one,
      sentences: one.sentences.flatMap((sentence) => (sentence.id === id ? replacing : [sentence])),
    })),
  };
}

/** Leaves a sentence out, even if the letter is written again. */
export function leaveOut(letter: Letter, id: string): Letter {
  const { choices } = letter;
  return {
    ...letter,
    choices: { ...choices, leftOut: [...choices.leftOut.filter((one) => one !== id), id] },
    paragraphs: withoutEmpty(
      letter.paragraphs.map((one) => ({
        ...one,
        sentences: one.sentences.filter((sentence) => sentence.id !== id),
      })),
    ),
  };
}

/** Adds a sentence of the person's own before the last paragraph, which says goodbye. */
export function addSentence(letter: Letter, id: string, text: string): Letter {
  const clean = text.replace(/\s+/gu, " ").trim();
  if (clean === "") return letter;
  return withOwn(letter, [{ id, text: clean, sources: [], answers: [], isYours: true }]);
}

/** Copies the person's own sentences from the earlier letter into the rewritten one. */
export function keepYours(written: Letter, before: Letter): Letter {
  const yours = before.paragraphs
    .flatMap(({ sentences }) => sentences)
    .filter(({ isYours, id }) => isYours && id !== "reason");
  const isThere = (id: string) =>
    written.paragraphs.some(({ sentences }) => sentences.some((one) => one.id === id));
  const replaced = mapSentences(written, (one) => yours.find(({ id }) => id === one.id) ?? one);
  return withOwn(
    replaced,
    yours.filter(({ id }) => !isThere(id)),
  );
}

function withOwn(letter: Letter, own: readonly LetterSentence[]): Letter {
  if (own.length === 0) return letter;
  const at = letter.paragraphs.findLastIndex(
    ({ kind }, index) => kind === "text" && index < letter.paragraphs.length - 1,
  );
  if (at < 0) return { ...letter, paragraphs: [{ kind: "text", sentences: own }, ...letter.paragraphs] };
  return {
    ...letter,
    paragraphs: letter.paragraphs.map((one, index) =>
      index === at ? { ...one, sentences: [...one.sentences, ...own] } : one,
    ),
  };
}

function mapSentences(letter: Letter, map: (sentence: LetterSentence) => LetterSentence): Letter {
  return {
    ...letter,
    paragraphs: letter.paragraphs.map((one) => ({ ...one, sentences: one.sentences.map(map) })),
  };
}

const withoutEmpty = (paragraphs: readonly LetterParagraph[]): LetterParagraph[] =>
  paragraphs.filter(({ sentences }) => sentences.length > 0);

/** Lists the figures of a changed sentence that its source lines do not have: "41", where the CV says 38. */
export function unsupportedFigures(text: string, { sources }: Pick<LetterSentence, "sources">): string[] {
  if (sources.length === 0) return [];
  const known = new Set(figuresIn(sources.map((source) => source.text).join(" ")));
  return [...new Set(figuresIn(text))].filter((figure) => !known.has(figure));
}

function figuresIn(text: string): string[] {
  return (text.match(/\d[\d.,]*/gu) ?? []).map((figure) => figure.replace(/[.,]+$/u, ""));
}
