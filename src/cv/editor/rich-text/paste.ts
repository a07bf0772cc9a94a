import { Fragment, Slice } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { nodesOfText } from "./document-of-text.ts";
import { readHref } from "../../../text/read-link.ts";
import { levelOf } from "./list-commands.ts";
import { readPasted } from "./pasted-text.ts";
import { linesOfBlock, type RichBlock } from "../../../text/blocks/rich-text.ts";
import { link } from "./schema.ts";

/** Pastes only what the editor can hold. An address that is pasted over words becomes their link. */
export function cleanPaste(): Plugin {
  return new Plugin({
    props: {
      handlePaste(view, event) {
        const { clipboardData } = event;
        if (!clipboardData) return false;
        const plain = clipboardData.getData("text/plain");
        const { state } = view;
        const { from, to, empty, $from } = state.selection;
        const href = /^(?:https?:\/\/|mailto:)\S+$/i.test(plain.trim()) ? readHref(plain.trim()) : null;
        if (!empty && href !== null) {
          view.dispatch(state.tr.addMark(from, to, link.create({ href })).scrollIntoView());
          return true;
        }
        const text = readPasted({ html: clipboardData.getData("text/html"), plain });
        const isInList = levelOf(state) > 0;
        const nodes = nodesOfText(isInList ? text.flatMap(asBullets) : text);
        const content = Fragment.from(nodes);
        // In an empty paragraph a pasted list is a list; elsewhere its first line continues the line.
        const isOwnBlock = !isInList && $from.parent.content.size === 0;
        const slice = isOwnBlock ? new Slice(content, 0, 0) : Slice.maxOpen(content);
        if (nodes.length > 0) view.dispatch(state.tr.replaceSelection(slice).scrollIntoView());
        return true;
      },
    },
  });
}

/** Makes a bullet of each line, so that a pasted list of lines stays a list. */
const asBullets = (block: RichBlock): RichBlock[] =>
  block.level > 0 ? [block] : linesOfBlock({ ...block, level: 1 });
