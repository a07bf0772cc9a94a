import { foldText } from "../../text/fold-text.ts";

/** Hashes of the runs of three words in a text, each once. */
export type Shingles = ReadonlySet<number>;

const wordsInShingle = 3;
/** Texts without spaces between words, such as Chinese, are cut into pieces of this many letters. */
const lettersInPiece = 4;
/** Characters that are compared. Further ones are boilerplate more often than not. */
const compared = 8_000;

/**
 * Splits a text into shingles.
 *
 * @see https://en.wikipedia.org/wiki/W-shingling
 */
export function shinglesOf(text: string): Shingles {
  const folded = foldText(text.slice(0, compared));
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isSpaced = words.length * 20 > folded.length;
  const pieces = isSpaced ? words : words.flatMap(piecesOf);
  const shingles = new Set<number>();
  for (let at = 0; at + wordsInShingle <= pieces.length; at++) {
    let hash = 0x811c9dc5;
    for (let next = at; next < at + wordsInShingle; next++) hash = hashed(pieces[next] ?? "", hash);
    shingles.add(hash);
  }
  return shingles;
}

/**
 * Compares two texts: `alike` is the share of all shingles that both have (Jaccard), `contained` the share of the
 * shorter one's that the longer one has. Both are from 0 to 1.
 */
export function compareTexts(one: Shingles, other: Shingles): { alike: number; contained: number } {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size === 0) return { alike: 0, contained: 0 };
  let common = 0;
  for (const shingle of small) if (large.has(shingle)) common++;
  return { alike: common / (small.size + large.size - common), contained: common / small.size };
}

function piecesOf(word: string): string[] {
  const letters = Array.from(word);
  return Array.from({ length: Math.ceil(letters.length / lettersInPiece) }, (_, at) =>
    letters.slice(at * lettersInPiece, (at + 1) * lettersInPiece).join(""),
  );
}

/** FNV-1a over the characters and a separator. */
function hashed(word: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return Math.imul(hash ^ 0x20, 0x01000193);
}
