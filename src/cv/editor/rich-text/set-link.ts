import type { Command, EditorState } from "prosemirror-state";
import { link, schema } from "./schema.ts";

/** Makes the selected words a link, or changes the link around the cursor. Without words, the address is the text. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const mark = link.create({ href });
    const range = linkRange(state);
    const { from, to, empty } = state.selection;
    if (range)
      dispatch?.(state.tr.removeMark(range.from, range.to, link).addMark(range.from, range.to, mark));
    else if (empty) {
      const words = href.replace(/^mailto:|^https?:\/\//, "").replace(/\/$/, "");
      dispatch?.(state.tr.replaceSelectionWith(schema.text(words, [mark]), false));
    } else dispatch?.(state.tr.addMark(from, to, mark));
    return true;
  };
}

/** Removes the link around the cursor, or all links of the selection. */
export const removeLink: Command = (state, dispatch) => {
  const range = linkRange(state) ?? state.selection;
  dispatch?.(state.tr.removeMark(range.from, range.to, link));
  return true;
};

/** The link that the cursor is in. */
function linkRange({ selection }: EditorState): { from: number; to: number } | null {
  const { $from, empty } = selection;
  if (!empty) return null;
  const mark = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return null;
  const paragraph = $from.parent;
  let range: { from: number; to: number } | null = null;
  let isClosed = false;
  paragraph.forEach((node, offset) => {
    const from = $from.start() + offset;
    if (!mark.isInSet(node.marks)) {
      // Another piece with the same address is another link.
      if (range && range.to < $from.pos) range = null;
      else if (range) isClosed = true;
    } else if (!isClosed) range = { from: range?.from ?? from, to: from + node.nodeSize };
  });
  return range;
}
