import type { Node } from "prosemirror-model";
import type { RichBlock, RichSpan, RichText } from "../../../text/blocks/rich-text.ts";
import { bold, bulletList, italic, link } from "./schema.ts";

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
