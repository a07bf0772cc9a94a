import { EditorState, TextSelection, type Plugin, type Command } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { readRichText } from "../../../text/blocks/read-rich-text.ts";
import { writeRichText } from "../../../text/blocks/write-rich-text.ts";
import { documentOfText } from "./document-of-text.ts";
import {
  formattingOf,
  isSameFormatting,
  levelOf,
  removeBulletAtStart,
  toFirstLevel,
  toSecondLevel,
  type Formatting,
} from "./formatting.ts";
import { cleanPaste } from "./paste.ts";
import type { Node, MarkType } from "prosemirror-model";
import { InputRule, inputRules, undoInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { bold, bulletList, italic, link, hardBreak, listItem } from "./schema.ts";
import type { RichBlock, RichSpan, RichText } from "../../../text/blocks/rich-text.ts";
import { baseKeymap, toggleMark } from "prosemirror-commands";
import { splitListItem } from "prosemirror-schema-list";

/** Marks a change that came from outside the editor: undo, another tab, a version. */
const fromOutside = "from-outside";

export type Editor = {
  view: EditorView;
  /** Shows a text that was changed outside the editor. */
  show: (markdown: string) => void;
  close: () => void;
};

type EditorOptions = {
  markdown: string;
  emptyAs: "paragraphs" | "bullets";
  attributes: Record<string, string>;
  write: (markdown: string) => void;
  onFormatting: (formatting: Formatting) => void;
  openLink: () => void;
};

/** Opens an editor within an element. Every change is written at once, so that a killed tab loses nothing. */
export function createEditor(place: HTMLElement, options: EditorOptions): Editor {
  const { emptyAs, write, onFormatting } = options;
  /** The text that the editor shows, as it was read or written last. */
  let shown = options.markdown;
  /** A text that arrived while letters were being composed. */
  let waiting: string | null = null;
  const documentOf = (markdown: string) => documentOfText(readRichText(markdown), emptyAs);
  const state = EditorState.create({
    doc: documentOf(shown),
    plugins: [...typedFormatting(), ...editorKeys(options.openLink), cleanPaste()],
  });
  let formatting = formattingOf(state);

  const show = (markdown: string): void => {
    if (markdown === shown) return;
    if (view.composing) waiting = markdown;
    else {
      shown = markdown;
      writeIntoView(view, documentOf(markdown));
    }
  };
  const view = new EditorView(place, {
    state,
    attributes: options.attributes,
    handleDOMEvents: {
      compositionend: () => {
        const markdown = waiting;
        waiting = null;
        // The composed letters are read first.
        if (markdown !== null) setTimeout(() => show(markdown));
        return false;
      },
      // The builder has one undo for all fields.
      beforeinput: (_view, event) => {
        if (event.inputType.startsWith("history")) event.preventDefault();
        return false;
      },
    },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      const next = formattingOf(view.state);
      if (!isSameFormatting(formatting, next)) onFormatting(next);
      formatting = next;
      if (!transaction.docChanged || transaction.getMeta(fromOutside)) return;
      const markdown = writeRichText(textOfDocument(view.state.doc));
      if (markdown === shown) return;
      shown = markdown;
      waiting = null;
      write(markdown);
    },
  });
  onFormatting(formatting);
  return { view, show, close: () => view.destroy() };
}

/** Replaces the part of the document that differs from another one, so that the cursor keeps its place. */
function writeIntoView(view: EditorView, next: Node): void {
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

/** Formats while typing: "- " begins a bullet, "**x**" is bold and "_x_" italic. Backspace takes it back. */
function typedFormatting(): Plugin[] {
  return [
    inputRules({
      rules: [
        wrappingInputRule(/^\s*[-*+•]\s$/, bulletList),
        markRule(/(?:^|[\s(])\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/, bold, 2),
        markRule(/(?:^|[\s(])_([^\s_](?:[^_]*[^\s_])?)_$/, italic, 1),
      ],
    }),
    keymap({ Backspace: undoInputRule }),
  ];
}

/** @param sign length of the sign on each side */
function markRule(pattern: RegExp, mark: MarkType, sign: number): InputRule {
  return new InputRule(pattern, (state, match, start, end) => {
    const words = match[1] ?? "";
    const from = start + match[0].length - words.length - 2 * sign;
    // The last sign is not in the document yet.
    return state.tr
      .delete(from + sign + words.length, end)
      .delete(from, from + sign)
      .addMark(from, from + words.length, mark.create())
      .removeStoredMark(mark);
  });
}

/** Reads the text of the editor's document. */
export function textOfDocument(document: Node): RichText {
  const text: RichText = [];
  document.forEach((node) => {
    if (node.type === bulletList) text.push(...itemsOf(node, 1));
    else text.push({ level: 0, spans: spansOf(node) });
  });
  return text;
}

function itemsOf(list: Node, level: 1 | 2): RichBlock[] {
  const blocks: RichBlock[] = [];
  list.forEach((item) =>
    item.forEach((part) => {
      if (part.type === bulletList) blocks.push(...itemsOf(part, 2));
      else blocks.push({ level, spans: spansOf(part) });
    }),
  );
  return blocks;
}

function spansOf(paragraph: Node): RichSpan[] {
  const spans: RichSpan[] = [];
  paragraph.forEach((node) => {
    const href: unknown = link.isInSet(node.marks)?.attrs["href"];
    spans.push({
      text: node.isText ? (node.text ?? "") : "\n",
      bold: bold.isInSet(node.marks) !== undefined,
      italic: italic.isInSet(node.marks) !== undefined,
      href: typeof href === "string" ? href : null,
    });
  });
  return spans;
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hardBreak.create(), true).scrollIntoView());
  return true;
};

/** The keys of the editor. Tab moves the focus, as in every other field. */
function editorKeys(openLink: () => void): Plugin[] {
  const startsLink: Command = (_state, dispatch) => {
    if (dispatch) openLink();
    return true;
  };
  return [
    keymap({
      "Mod-b": toggleMark(bold),
      "Mod-i": toggleMark(italic),
      "Mod-k": startsLink,
      Enter: splitListItem(listItem),
      "Shift-Enter": (state, dispatch) =>
        (levelOf(state) > 0 ? splitListItem(listItem) : breakLine)(state, dispatch),
      Backspace: removeBulletAtStart,
      "Mod-]": toSecondLevel,
      "Mod-[": toFirstLevel,
    }),
    keymap(baseKeymap),
  ];
}
