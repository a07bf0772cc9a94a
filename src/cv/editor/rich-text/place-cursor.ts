import { TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { readRichText } from "../../../text/blocks/read-rich-text.ts";
import { blockText } from "../../../text/blocks/rich-text.ts";

/** Puts the cursor behind the letters that a part of the Markdown has. */
export function placeCursor(view: EditorView, markdown: string): void {
  const before = readRichText(markdown);
  const last = before.at(-1);
  let left = before.length;
  let place = left === 0 ? 0 : view.state.doc.content.size;
  view.state.doc.descendants((node, position) => {
    if (!node.isTextblock || left === 0) return left > 0;
    left -= 1;
    if (left === 0 && last) place = position + 1 + Math.min(blockText(last).length, node.content.size);
    return false;
  });
  view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place), -1)));
}
