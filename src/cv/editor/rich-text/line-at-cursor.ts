import type { Node } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";

/** Returns the text of the bullet or paragraph with the cursor. Empty if it has none. */
export function lineAtCursor({ selection }: EditorState): string {
  return textOf(selection.$from.parent);
}

/**
 * Replaces the bullet or paragraph with this text, preferably the one with the cursor. Returns null if no line has this
 * text any more. Formatting of the old text is lost.
 */
export function replaceLine(
  { doc, selection, tr }: EditorState,
  before: string,
  after: string,
): Transaction | null {
  const found: { at: number; node: Node }[] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock && textOf(node) === before) found.push({ at, node });
  });
  const line = found.find(({ node }) => node === selection.$from.parent) ?? found[0];
  return line ? tr.insertText(after, line.at + 1, line.at + 1 + line.node.content.size) : null;
}

function textOf(node: Node): string {
  return node.isTextblock ? node.textBetween(0, node.content.size, " ", " ").trim() : "";
}
