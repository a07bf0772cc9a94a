import type { Evidence, Stated } from "../posting.ts";
import { quote } from "./evidence.ts";

/** A phrase and the value it states. */
export type Phrase<Value> = { value: Value; pattern: RegExp };

/**
 * Finds the first phrase that occurs in the text, in the order of the list, and quotes the sentence part around it.
 *
 * @example findStated("This role is fully remote.", "description", phrases)?.value // "remote"
 */
export function findStated<Value>(
  text: string,
  from: Extract<Evidence["from"], "title" | "description">,
  phrases: readonly Phrase<Value>[],
): Stated<Value> | null {
  for (const { value, pattern } of phrases) {
    const match = pattern.exec(text);
    if (match) return { value, evidence: quote(from, text, match.index, match.index + match[0].length) };
  }
  return null;
}
