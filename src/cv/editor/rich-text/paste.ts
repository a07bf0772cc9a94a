import { Fragment, Slice } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { nodesOfText } from "./document-of-text.ts";
import { readHref } from "../../../text/read-link.ts";
import { levelOf } from "./formatting.ts";
import { linesOfBlock, type RichBlock, type RichText } from "../../../text/blocks/rich-text.ts";
import { link } from "./schema.ts";
import { readHtml } from "../../../text/blocks/read-html.ts";
import { readRichText } from "../../../text/blocks/read-rich-text.ts";

/** Formatting that only HTML has. Without it, the plain text may be Markdown, as of a code editor. */
const isFormatted = /<(?:b|strong|i|em|li|a|h[1-6]|td)\b|font-weight|mso-list/i;

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

/** Reads what the clipboard holds: formatted text, Markdown or plain text. */
function readPasted({ html, plain }: { html: string; plain: string }): RichText {
  return html !== "" && (plain === "" || isFormatted.test(html))
    ? readHtml(html)
    : readRichText(asOurMarkdown(plain));
}

/** Writes headings as bold paragraphs and numbered lists as bullets. */
function asOurMarkdown(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  const numbered = /^(\s*)\d{1,2}[.)]\s+(?=\S)/;
  const isList = lines.filter((line) => numbered.test(line)).length > 1;
  return lines
    .map((line) => (isList ? line.replace(numbered, "$1- ") : line))
    .map((line) =>
      line.replace(/^#{1,6}\s+(.*?)\s*#*$/, (_, words: string) => `\n**${words.replaceAll("**", "")}**\n`),
    )
    .join("\n");
}
