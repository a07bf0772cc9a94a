import { spellings } from "./skill-index.ts";

const skillsBySpelling = new Map(
  spellings.map(({ tokens, skill }): [string, string] => [tokens.join(" "), skill]),
);

/**
 * Returns the skill that words of a search name, or null. Unlike in running text, every spelling counts: who types
 * "rust engineer" does not mean iron.
 *
 * @param text in lower case, with single spaces.
 */
export function skillOfWords(text: string): string | null {
  return skillsBySpelling.get(text) ?? null;
}
