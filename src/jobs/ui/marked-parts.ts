import { foldText } from "../../text/fold-text.ts";

/** A stretch of text, and whether it is a word that was searched for. */
export type Part = { text: string; isMarked: boolean };

/** "don't", "node.js", ".net", "c++", "c#"; the full stop after a word is none of it. */
const wordShape = /\.?[\p{L}\p{N}\p{M}]+(?:[.'’][\p{L}\p{N}\p{M}]+)*[+#]*/gu;

/** Names of signs, as the search knows them. */
const signNames: Readonly<Record<string, string>> = {
  "c++": "cplusplus",
  "c#": "csharp",
  "f#": "fsharp",
  ".net": "dotnet",
};

/**
 * Splits text where matched words stand. A word matches from its beginning ("analyst" marks "analysts"), without
 * regard to case and accents, as `matchedWords` of a search result are folded.
 *
 * @example markedParts("Senior Data Analyst", ["analyst"]) // [Senior Data ][*Analyst*]
 */
export function markedParts(text: string, matchedWords: readonly string[]): Part[] {
  const wanted = matchedWords.map(foldText).filter((word) => word !== "");
  const parts: Part[] = [];
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

/** How a word may stand among the searched ones: as it is, without its points, by the name of its signs. */
function forms(word: string): string[] {
  const folded = foldText(word);
  const sign = signNames[folded];
  return [folded, folded.replace(/[.'’]/g, ""), ...(sign ? [sign] : [])];
}

/** Short words only as a whole: "r" is not the beginning of "run". */
function matches(form: string, wanted: string): boolean {
  return wanted.length < 3 ? form === wanted : form.startsWith(wanted);
}

/** Marked words side by side are one stroke of the highlighter. */
function joinedMarks(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const [index, part] of parts.entries()) {
    const isBetween = joined.at(-1)?.isMarked && parts[index + 1]?.isMarked && /^[\s-]+$/.test(part.text);
    const last = joined.at(-1);
    if (last && (isBetween || (part.isMarked && last.isMarked))) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}
