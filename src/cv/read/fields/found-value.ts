import type { TextLine } from "../text-line.ts";

/** A value with the line that it was read from. */
export type FoundValue = { value: string; line: TextLine; confidence: number };

/** JSON Resume with a found value in place of each text. */
export type FoundTree = FoundValue | FoundTree[] | { [key: string]: FoundTree | undefined };

export function foundValue(value: string, line: TextLine, confidence: number): FoundValue | undefined {
  const trimmed = value.replaceAll(/\s+/g, " ").trim();
  return trimmed === "" ? undefined : { value: trimmed, line, confidence };
}

/** The text of a part of a line as a value. */
export const foundIn = (
  piece: { text: string; line: TextLine } | null | undefined,
  confidence: number,
): FoundValue | undefined => (piece ? foundValue(piece.text, piece.line, confidence) : undefined);

export const isFound = (tree: FoundTree): tree is FoundValue => "line" in tree && "confidence" in tree;
