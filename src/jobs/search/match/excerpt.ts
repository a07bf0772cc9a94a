import { foldText } from "../../../text/fold-text.ts";

const excerptLength = 400;
const lead = 60;
/**
 * The end of a heading, a list item or a paragraph without a full stop. A single line break before a small letter is
 * only a wrapped line.
 */
const lineEnd =
  /(?<=[^\s.!?:;,…·。！？：；،؟])[^\S\n]*(?:\n\s*\n\s*|\n\s*(?=[\p{Lu}\p{Lo}\p{N}•*–-]))(?:[•*–-]\s+)?/gu;

/**
 * Returns about 400 characters of a description around the first matching word, or its beginning if none matches.
 *
 * @param words folded.
 */
export function excerptAround(text: string, words: readonly string[]): string {
  const flat = text.slice(0, 20_000).trim().replace(lineEnd, " · ").replace(/\s+/g, " ");
  if (flat.length <= excerptLength) return flat;
  const start = firstMatch(flat, words);
  if (start <= excerptLength - lead) return `${cutAtWord(flat, excerptLength)} …`;
  const from = flat.lastIndexOf(" ", start - lead) + 1;
  const rest = flat.slice(from);
  return `… ${rest.length <= excerptLength ? rest : `${cutAtWord(rest, excerptLength)} …`}`;
}

function firstMatch(text: string, words: readonly string[]): number {
  // Folding keeps the length of nearly all texts. Where it does not, the excerpt is only a few characters off.
  const folded = foldText(text);
  let first = -1;
  for (const word of words) {
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const at = folded.search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}`, "u"));
    if (at >= 0 && (first < 0 || at < first)) first = at;
  }
  return first;
}

function cutAtWord(text: string, length: number): string {
  const cut = text.lastIndexOf(" ", length);
  return text.slice(0, cut > length / 2 ? cut : length);
}
