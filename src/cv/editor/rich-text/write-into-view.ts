import { TextSelection } from "prosemirror-state";
import type { Node } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";

/** Marks a change that came from outside the editor: undo, another tab, a version. */
export const fromOutside = "from-outside";

/** Replaces the part of the document that differs from another one, so that the cursor keeps its place. */
export function writeIntoView(view: EditorView, next: Node): void {
  const { doc, tr } = view.state;
  const start = doc.content.findDiffStart(next.content);
  const ends = doc.content.findDiffEnd(next.content);
  if (start === null || !ends) return;
  // Repeated letters can make both ends overlap.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap)).setMeta(fromOutside, true);
  if (view.hasFocus()) {
    const place = Math.min(ends.b + overlap, tr.doc.content.size);
    tr.setSelection(TextSelection.near(tr.doc.resolve(place), -1));
  }
  view.dispatch(tr);
}
