import { foldText } from "../../text/fold-text.ts";

/** A part of a text, and whether it is a searched word. */
export type MarkedPart = { text: string; isMarked: boolean };

/** Matches words such as "don't", "node.js", ".net", "c++" and "c#", without a full stop at the end. */
const wordShape = /\.?[\p{L}\p{N}\p{M}]+(?:[.'’][\p{L}\p{N}\p{M}]+)*[+#]*/gu;

/** Names of signs as in the search index. */
const signNames: Readonly<Record<string, string>> = {
  "c++": "cplusplus",
  "c#": "csharp",
  "f#": "fsharp",
  ".net": "dotnet",
};

/**
 * Splits text at matched words. A word matches from its beginning ("analyst" marks "analysts"), ignoring case and
 * accents, as the `matchedWords` of a search result are folded.
 *
 * @example markedParts("Senior Data Analyst", ["analyst"]) // [Senior Data ][*Analyst*]
 */
export function markedParts(text: string, matchedWords: readonly string[]): MarkedPart[] {
  const wanted = matchedWords.map(foldText).filter((word) => word !== "");
  if (wanted.length === 0) return [{ text, isMarked: false }];
  const parts: MarkedPart[] = [];
  const add = (piece: string, isMarked: boolean): void => {
    const last = parts.at(-1);
    if (piece === "") return;
    if (last && last.isMarked === isMarked) last.text += piece;
    else parts.push({ text: piece, isMarked });
  };
  let end = 0;
  for (const match of text.matchAll(wordShape)) {
    add(text.slice(end, match.index), false);
    add(
      match[0],
      forms(match[0]).some((form) => wanted.some((one) => matches(form, one))),
    );
    end = match.index + match[0].length;
  }
  add(text.slice(end), false);
  return joinedMarks(parts);
}

/** Returns the forms of a word to compare: as it is, without its points, and with its signs spelled out. */
function forms(word: string): string[] {
  const folded = foldText(word);
  const sign = signNames[folded];
  return [folded, folded.replace(/[.'’]/g, ""), ...(sign ? [sign] : [])];
}

/** Short words match only as a whole: "r" is not the beginning of "run". */
function matches(form: string, wanted: string): boolean {
  return wanted.length < 3 ? form === wanted : form.startsWith(wanted);
}

/** Joins adjacent marked words into one highlight. */
function joinedMarks(parts: readonly MarkedPart[]): MarkedPart[] {
  const joined: MarkedPart[] = [];
  for (const [index, part] of parts.entries()) {
    const isBetween = joined.at(-1)?.isMarked && parts[index + 1]?.isMarked && /^[\s-]+$/.test(part.text);
    const last = joined.at(-1);
    if (last && (isBetween || (part.isMarked && last.isMarked))) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}
