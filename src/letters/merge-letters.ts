import { otherTextId, type Conflict, type MergeSides } from "../documents/local/conflict.ts";
import { isSameJson } from "../platform/json/is-same-json.ts";
import type { Letter, LetterChoices, LetterParagraph, LetterSentence } from "./letter.ts";
import { sentencesOf } from "./letter.ts";
import type { LetterDocument } from "./letter-document.ts";

/** The texts of a letter's form that a person writes, and that can be in conflict. */
export const conflictFields = ["reason", "contact"] as const;
export type LetterAddress = (typeof conflictFields)[number];

/**
 * Merges two edits of the same letter, by sentence. A sentence that both edits changed stays in both texts, one after
 * the other. A sentence that one edit removed is removed, unless the other wrote in it. Texts that the rules wrote give
 * way to a person's own. A second text that its writer has changed since in the other edit is dropped. If both edits wrote the letter again, the later order of sentences stays.
 */
export function mergeLetters({ base, later, earlier }: MergeSides<LetterDocument>): {
  document: LetterDocument;
  conflicts: Conflict<LetterAddress>[];
} {
  if (later === base || later === earlier || isSameJson(later, earlier))
    return { document: earlier, conflicts: [] };
  if (earlier === base) return { document: later, conflicts: [] };
  const sides = { base: base.letter, later: later.letter, earlier: earlier.letter };
  const { choices, conflicts } = mergeChoices({
    base: sides.base.choices,
    later: sides.later.choices,
    earlier: sides.earlier.choices,
  });
  const paragraphs = mergeParagraphs(sides);
  const ids = new Set(sentencesOf({ paragraphs }).map(({ id }) => id));
  const letter: Letter = {
    ...mergeFields(sides),
    // A sentence that one edit left out and the other wrote in is in the letter.
    choices: { ...choices, leftOut: choices.leftOut.filter((id) => !ids.has(id)) },
    paragraphs,
  };
  const document = { ...mergeFields({ base, later, earlier }), letter };
  return { document: isSameJson(document, later) ? later : document, conflicts };
}

/** The later change of each field wins. */
function mergeFields<Fields extends object>({ base, later, earlier }: MergeSides<Fields>): Fields {
  const merged: Partial<Fields> = {};
  for (const key of Object.keys({ ...earlier, ...later }) as (keyof Fields)[])
    merged[key] = isSameJson(later[key], base[key]) ? earlier[key] : later[key];
  return merged as Fields;
}

function mergeChoices(sides: MergeSides<LetterChoices>): {
  choices: LetterChoices;
  conflicts: Conflict<LetterAddress>[];
} {
  const { base, later, earlier } = sides;
  const conflicts = conflictFields
    .filter((field) => ![later[field], base[field]].includes(earlier[field]) && later[field] !== base[field])
    .filter((field) => earlier[field].trim() !== "")
    .map((address) => ({ address, other: earlier[address] }));
  const leftOut = new Set([...later.leftOut, ...earlier.leftOut]);
  // Taken back by one of the edits.
  for (const id of base.leftOut)
    if (!later.leftOut.includes(id) || !earlier.leftOut.includes(id)) leftOut.delete(id);
  return {
    choices: {
      ...mergeFields(sides),
      variants: mergeFields<Record<string, number>>({
        base: base.variants,
        later: later.variants,
        earlier: earlier.variants,
      }),
      leftOut: [...leftOut],
    },
    conflicts,
  };
}

type Sentences = ReadonlyMap<string, LetterSentence>;

function mergeParagraphs({ base, later, earlier }: MergeSides<Letter>): LetterParagraph[] {
  const isLeading = !isSameJson(orderOf(later), orderOf(base));
  const [leading, following] = isLeading ? [later, earlier] : [earlier, later];
  const before = byId(base);
  const [mine, theirs] = [byId(later), byId(earlier)];
  const [one, other] = [byId(leading), byId(following)];
  const has = (id: string) => one.has(id) || other.has(id);
  const outdated = new Set([
    ...outdatedCopies(before, mine, theirs),
    ...outdatedCopies(before, theirs, mine),
  ]);
  const merged = leading.paragraphs.map((paragraph) => ({
    ...paragraph,
    sentences: paragraph.sentences.flatMap(({ id }) =>
      mergeSentence(before.get(id), { later: mine.get(id), earlier: theirs.get(id) }).filter(
        (sentence) => (sentence.id === id || !has(sentence.id)) && !outdated.has(sentence.id),
      ),
    ),
  }));
  // What only the other edit has: its own new sentences, and those that it wrote in although they were removed here.
  for (const paragraph of following.paragraphs)
    paragraph.sentences.forEach((sentence, at) => {
      const old = before.get(sentence.id);
      const isChanged = !old || old.text !== sentence.text;
      if (one.has(sentence.id) || !sentence.isYours || !isChanged || outdated.has(sentence.id)) return;
      insert(merged, sentence, paragraph.sentences.slice(0, at));
    });
  return merged.filter(({ sentences }) => sentences.length > 0);
}

/** Ids of second texts in one edit that repeat what the other edit began with and has changed since. */
function outdatedCopies(before: Sentences, held: Sentences, changed: Sentences): string[] {
  return [...before.values()].flatMap(({ id, text }) => {
    const copy = otherTextId(id, text);
    const isNew = held.has(copy) && !before.has(copy) && !changed.has(copy);
    const now = changed.get(id);
    return isNew && now && now.text !== text ? [copy] : [];
  });
}

/** @param sides the sentence in both edits; undefined in an edit that removed it or never had it */
function mergeSentence(
  base: LetterSentence | undefined,
  { later, earlier }: { later: LetterSentence | undefined; earlier: LetterSentence | undefined },
): LetterSentence[] {
  const isChanged = (side: LetterSentence) => !base || side.text !== base.text;
  const alone = later ?? earlier;
  if (!alone) return [];
  if (!later || !earlier) return !base || (alone.isYours && isChanged(alone)) ? [alone] : [];
  if (later.text === earlier.text || !isChanged(earlier)) return [later];
  if (!isChanged(later)) return [earlier];
  if (!later.isYours || !earlier.isYours) return [earlier.isYours ? earlier : later];
  return [later, { ...earlier, id: otherTextId(earlier.id, earlier.text) }];
}

/** Inserts a sentence after the nearest one before it that is in the letter, or else before the last paragraph. */
function insert(
  paragraphs: { kind: LetterParagraph["kind"]; sentences: LetterSentence[] }[],
  sentence: LetterSentence,
  preceding: readonly LetterSentence[],
): void {
  if (paragraphs.some(({ sentences }) => sentences.some(({ id }) => id === sentence.id))) return;
  for (const { id } of preceding.toReversed())
    for (const { sentences } of paragraphs) {
      const at = sentences.findIndex((one) => one.id === id);
      if (at < 0) continue;
      sentences.splice(at + 1, 0, sentence);
      return;
    }
  const at = paragraphs.findLastIndex(({ kind }, index) => kind === "text" && index < paragraphs.length - 1);
  const target = paragraphs[at];
  if (target) target.sentences.push(sentence);
  else paragraphs.unshift({ kind: "text", sentences: [sentence] });
}

const orderOf = (letter: Letter) =>
  letter.paragraphs.map(({ kind, sentences }) => [kind, ...sentences.map(({ id }) => id)]);

const byId = (letter: Letter): Sentences => new Map(sentencesOf(letter).map((one) => [one.id, one]));
