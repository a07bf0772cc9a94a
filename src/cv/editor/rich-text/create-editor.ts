import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { readRichText } from "../../../text/blocks/read-rich-text.ts";
import { writeRichText } from "../../../text/blocks/write-rich-text.ts";
import { documentOfText } from "./document-of-text.ts";
import { formattingOf, isSameFormatting, type Formatting } from "./formatting.ts";
import { typedFormatting } from "./input-rules.ts";
import { editorKeys } from "./keys.ts";
import { cleanPaste } from "./paste.ts";
import { textOfDocument } from "./text-of-document.ts";
import { fromOutside, writeIntoView } from "./write-into-view.ts";

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
