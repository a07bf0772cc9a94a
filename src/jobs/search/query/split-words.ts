import { tokenise } from "../../../text/tokenise.ts";

/** Returns the words of a text, one for each position. The index handles compounds and alternative spellings. */
export function splitWords(text: string): string[] {
  const byPosition = new Map<number, string>();
  for (const token of tokenise(text, 1, 40)) {
    if (!byPosition.has(token.position)) byPosition.set(token.position, token.word);
  }
  return [...byPosition.values()];
}
