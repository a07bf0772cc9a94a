import { otherTextId } from "../documents/local/conflict.ts";
import { sentencesOf, type Letter, type LetterParagraph, type LetterSentence } from "./letter.ts";

/** A sentence that a person is writing: its id, and its text as they see it. */
export type Writing = Pick<LetterSentence, "id" | "text">;

/**
 * Finds the sentence that a person is writing. When another device's text took its place, the person's own is in a
 * sentence after it. Undefined if it is not in the letter.
 */
export function findWritten(letter: Letter, { id, text }: Writing): LetterSentence | undefined {
  const sentences = sentencesOf(letter);
  const there = sentences.find((one) => one.id === id);
  if (there?.text === text) return there;
  return sentences.find((one) => one.id === otherTextId(id, text) && one.text === text) ?? there;
}

/**
 * Replaces the text of a sentence with the person's own, as it was typed. Its sources stay for comparison. If another
 * device has changed the sentence in the meantime, its text stays as a sentence after this one. If the sentence was
 * removed in the meantime, it is added again.
 */
export function writeSentence(letter: Letter, writing: Writing, text: string): Letter {
  const before = findWritten(letter, writing);
  if (!before) return withOwn(letter, [{ id: writing.id, text, sources: [], answers: [], isYours: true }]);
  if (before.text === text) return letter;
  const isElsewhere = before.isYours && before.text !== writing.text;
  const other = { ...before, id: otherTextId(before.id, before.text) };
  return replaceSentence(letter, before.id, [
    { ...before, text, isYours: true },
    ...(isElsewhere ? [other] : []),
  ]);
}

/** Tidies a sentence once it is written: its spaces are single. An empty one is left out. */
export function finishSentence(letter: Letter, writing: Writing): Letter {
  const written = findWritten(letter, writing);
  if (!written)
    return writing.text.trim() === "" ? letter : writeSentence(letter, writing, tidy(writing.text));
  const text = tidy(written.text);
  if (text === "") return leaveOut(letter, written.id);
  return text === written.text ? letter : replaceSentence(letter, written.id, [{ ...written, text }]);
}

/** @param before the sentence when the person began to write it; null for a new one */
export function cancelSentence(letter: Letter, writing: Writing, before: LetterSentence | null): Letter {
  const written = findWritten(letter, writing);
  if (!written) return letter;
  return written.id === before?.id
    ? replaceSentence(letter, written.id, [before])
    : leaveOut(letter, written.id);
}

const tidy = (text: string): string => text.replace(/\s+/gu, " ").trim();

function replaceSentence(letter: Letter, id: string, by: readonly LetterSentence[]): Letter {
  return {
    ...letter,
    paragraphs: letter.paragraphs.map((one) => ({
      ...one,
      sentences: one.sentences.flatMap((sentence) => (sentence.id === id ? by : [sentence])),
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

/** Adds sentences before the last paragraph, which says goodbye. */
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
