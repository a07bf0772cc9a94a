import type { Mark, Node } from "prosemirror-model";
import {
  groupBlocks,
  type BulletGroup,
  type RichBlock,
  type RichSpan,
  type RichText,
} from "../../../text/blocks/rich-text.ts";
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
  return groupBlocks(text).map((group) =>
    group.level === 0 ? paragraphOf(group.block) : bulletList.create(null, group.items.map(itemOf)),
  );
}

const paragraphOf = ({ spans }: RichBlock): Node => paragraph.create(null, inlineOf(spans));

function itemOf({ block, below }: BulletGroup<RichBlock>): Node {
  const nested = below.map((one) => listItem.create(null, paragraphOf(one)));
  const own = paragraphOf(block);
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
