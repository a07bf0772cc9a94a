import type { MarkType } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import { levelOf, toFirstLevel, toSecondLevel } from "./list-commands.ts";
import { bold, italic, link } from "./schema.ts";

/** The state of the toolbar: which buttons are pressed, and which can be used. */
export type Formatting = {
  bold: boolean;
  italic: boolean;
  /** The address of the link that the selection is in; null outside of links. */
  href: string | null;
  bullets: boolean;
  canSink: boolean;
  canLift: boolean;
};

/** Reads the formatting of the selection. */
export function formattingOf(state: EditorState): Formatting {
  return {
    bold: hasMark(state, bold),
    italic: hasMark(state, italic),
    href: hrefOf(state),
    bullets: levelOf(state) > 0,
    canSink: toSecondLevel(state),
    canLift: toFirstLevel(state),
  };
}

export function isSameFormatting(one: Formatting, other: Formatting): boolean {
  return (Object.keys(one) as (keyof Formatting)[]).every((key) => one[key] === other[key]);
}

function hasMark(state: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, mark);
}

function hrefOf(state: EditorState): string | null {
  const { $from, $to, empty } = state.selection;
  const marks = empty ? $from.marks() : ($from.marksAcross($to) ?? []);
  const href: unknown = (link.isInSet(marks) ?? link.isInSet($from.nodeAfter?.marks ?? []))?.attrs["href"];
  return typeof href === "string" ? href : null;
}
