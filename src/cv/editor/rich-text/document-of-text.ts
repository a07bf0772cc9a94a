import type { Mark, Node } from "prosemirror-model";
import type { RichBlock, RichSpan, RichText } from "../../../text/blocks/rich-text.ts";
import { bold, bulletList, hardBreak, italic, link, listItem, paragraph, schema } from "./schema.ts";

/** Makes the editor's document of a text. An empty text is one empty paragraph, or one empty bullet. */
export function documentOfText(text: RichText, emptyAs: "paragraphs" | "bullets"): Node {
  if (text.length === 0) {
    const empty = paragraph.create();
    return schema.node("doc", null, [
      emptyAs === "bullets" ? bulletList.create(null, listItem.create(null, empty)) : empty,
    ]);
  }
  return schema.node("doc", null, nodesOfText(text));
}

/** Makes the nodes of a text: a list of each run of bullets. */
export function nodesOfText(text: RichText): Node[] {
  const nodes: Node[] = [];
  let items: { block: RichBlock; below: RichBlock[] }[] = [];
  const endList = (): void => {
    if (items.length > 0) nodes.push(bulletList.create(null, items.map(itemOf)));
    items = [];
  };
  for (const block of text) {
    const above = items.at(-1);
    if (block.level === 2 && above) above.below.push(block);
    else if (block.level > 0) items.push({ block, below: [] });
    else {
      endList();
      nodes.push(paragraph.create(null, inlineOf(block.spans)));
    }
  }
  endList();
  return nodes;
}

function itemOf({ block, below }: { block: RichBlock; below: RichBlock[] }): Node {
  const nested = below.map((one) => listItem.create(null, paragraph.create(null, inlineOf(one.spans))));
  const own = paragraph.create(null, inlineOf(block.spans));
  return listItem.create(null, nested.length > 0 ? [own, bulletList.create(null, nested)] : own);
}

function inlineOf(spans: readonly RichSpan[]): Node[] {
  return spans.flatMap((span) =>
    span.text
      .split("\n")
      .flatMap((line, index) => [
        ...(index > 0 ? [hardBreak.create(null, null, marksOf(span))] : []),
        ...(line === "" ? [] : [schema.text(line, marksOf(span))]),
      ]),
  );
}

function marksOf(span: RichSpan): Mark[] {
  return [
    ...(span.href === null ? [] : [link.create({ href: span.href })]),
    ...(span.bold ? [bold.create()] : []),
    ...(span.italic ? [italic.create()] : []),
  ];
}
