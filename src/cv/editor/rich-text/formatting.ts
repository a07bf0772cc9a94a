import type { MarkType } from "prosemirror-model";
import type { EditorState, Command } from "prosemirror-state";
import { bold, italic, link, bulletList, listItem } from "./schema.ts";
import { lift } from "prosemirror-commands";
import { liftListItem, sinkListItem, wrapInList } from "prosemirror-schema-list";

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

/** The level of the bullet that the selection begins in: 0 in a paragraph. */
export function levelOf(state: EditorState): 0 | 1 | 2 {
  const { $from } = state.selection;
  let level = 0;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === listItem) level += 1;
  return level === 0 ? 0 : level === 1 ? 1 : 2;
}

/** Puts a bullet below the one before. There is no third level. */
export const toSecondLevel: Command = (state, dispatch) => {
  if (levelOf(state) !== 1) return false;
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, (node) => node.type === bulletList);
  // Its own bullets would be on a third level.
  const items = range ? range.parent.children.slice(range.startIndex, range.endIndex) : [];
  if (items.some((item) => item.childCount > 1)) return false;
  return sinkListItem(listItem)(state, dispatch);
};

/** Puts a bullet of the second level on the first. */
export const toFirstLevel: Command = (state, dispatch) =>
  levelOf(state) === 2 && liftListItem(listItem)(state, dispatch);

/** Makes the selected paragraphs bullets, and bullets paragraphs. */
export const toggleBullets: Command = (state, dispatch) => {
  if (levelOf(state) === 0) return wrapInList(bulletList)(state, dispatch);
  return liftListItem(listItem)(state, dispatch) || lift(state, dispatch);
};

/** At the start of a bullet, removes the bullet and keeps its text. */
export const removeBulletAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || levelOf(state) === 0) return false;
  return liftListItem(listItem)(state, dispatch);
};
