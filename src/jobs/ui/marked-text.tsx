import { markedParts } from "./marked-parts.ts";

/** Text in which the searched words are highlighted. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return markedParts(text, words).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
