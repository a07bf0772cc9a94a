import { gatherBullets, startsWithBullet, withoutBullet } from "./blocks.ts";
import type { Block, Cell } from "./blocks.ts";
import { isBlock, elementText } from "../../../text/html-tree.ts";
import type { HtmlElement, HtmlNode } from "../../../text/html-tree.ts";
import { createInlineRun } from "./inline-run.ts";
import type { Wrap } from "./inline-run.ts";
import { linkTag, safeHref } from "./link-addresses.ts";
import { readTextBlocks } from "./text-blocks.ts";

/** Inline elements that are kept. Of others, only the text remains. */
const keptInline = new Set(["strong", "em", "b", "i", "code"]);
/** A longer heading is treated as a paragraph. */
const longestHeading = 160;

/**
 * Converts a parsed description into blocks: wrappers are removed, loose text becomes paragraphs, and typed bullets
 * become lists.
 */
export function readHtmlBlocks(root: HtmlElement): Block[] {
  return gatherBullets(blocksOf(root.children, []));
}

function blocksOf(nodes: readonly HtmlNode[], wraps: readonly Wrap[]): Block[] {
  const blocks: Block[] = [];
  const run = createInlineRun();
  const endRun = () => {
    for (const lines of run.takeParagraphs()) blocks.push({ kind: "paragraph", lines });
  };
  let looseItems: HtmlElement[] = [];
  const endItems = () => {
    if (looseItems.length > 0) blocks.push(...listOf(looseItems, false));
    looseItems = [];
  };

  for (const node of nodes) {
    const isBlank = typeof node === "string" && node.trim() === "";
    if (typeof node !== "string" && node.tag === "li") {
      endRun();
      looseItems.push(node);
      continue;
    }
    if (!isBlank) endItems();
    if (typeof node === "string" || !(isBlock(node.tag) || node.hasBlock)) addInline(run, node, wraps);
    else {
      endRun();
      blocks.push(...blockOf(node, wraps));
    }
  }
  endItems();
  endRun();
  return blocks;
}

function blockOf(element: HtmlElement, wraps: readonly Wrap[]): Block[] {
  switch (element.tag) {
    case "ul":
    case "ol":
    case "menu":
    case "dir":
      return listOf(element.children, element.tag === "ol");
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return headingOf(element);
    case "blockquote": {
      const blocks = gatherBullets(blocksOf(element.children, wraps));
      return blocks.length > 0 ? [{ kind: "quote", blocks }] : [];
    }
    case "pre":
      return preformatted(element);
    case "table":
      return tableOf(element);
    default:
      return blocksOf(element.children, wrapsAround(element, wraps));
  }
}

function addInline(run: ReturnType<typeof createInlineRun>, node: HtmlNode, wraps: readonly Wrap[]): void {
  if (typeof node === "string") run.add(node, wraps);
  else if (node.tag === "br") run.endLine();
  else {
    const inside = wrapsAround(node, wraps);
    for (const child of node.children) addInline(run, child, inside);
  }
}

function wrapsAround(element: HtmlElement, wraps: readonly Wrap[]): readonly Wrap[] {
  const { tag } = element;
  if (wraps.some((wrap) => wrap.tag === tag)) return wraps;
  if (keptInline.has(tag)) return [...wraps, { tag, open: `<${tag}>` }];
  const href = tag === "a" ? safeHref(element.attributes["href"] ?? null) : null;
  if (href === null) return wraps;
  return [...wraps, { tag, open: linkTag(href) }];
}

function headingOf(element: HtmlElement): Block[] {
  const blocks = blocksOf(element.children, []);
  const lines = blocks.flatMap((block) => (block.kind === "paragraph" ? block.lines : []));
  const html = lines.map((line) => line.html).join(" ");
  const text = lines.map((line) => line.text).join(" ");
  const isOnlyText = blocks.every((block) => block.kind === "paragraph");
  if (!isOnlyText || text.length > longestHeading) return blocks;
  if (text === "") return [];
  const level = element.tag === "h1" || element.tag === "h2" ? 2 : element.tag === "h3" ? 3 : 4;
  return [{ kind: "heading", level, line: { html, text } }];
}

function listOf(nodes: readonly HtmlNode[], ordered: boolean): Block[] {
  const items: Block[][] = [];
  for (const node of nodes) {
    if (typeof node === "string" && node.trim() === "") continue;
    const isNested = typeof node !== "string" && (node.tag === "ul" || node.tag === "ol");
    const blocks =
      typeof node === "string" || node.tag !== "li" ? blocksOf([node], []) : blocksOf(node.children, []);
    const item = gatherBullets(withoutFirstBullet(blocks));
    if (item.length === 0) continue;
    const last = items.at(-1);
    // <ul> directly inside <ul>, as many editors write nested lists
    if (isNested && last) last.push(...item);
    else items.push(item);
  }
  return items.length > 0 ? [{ kind: "list", ordered, items, typed: false }] : [];
}

/** Removes the second bullet of "<li>• Cook</li>". If the next line also has one, they are a list inside the item. */
function withoutFirstBullet(blocks: Block[]): Block[] {
  const [first, ...rest] = blocks;
  if (first?.kind !== "paragraph") return blocks;
  const [line, ...others] = first.lines;
  const next = others[0] ?? (rest[0]?.kind === "paragraph" ? rest[0].lines[0] : undefined);
  if (!line || (next && startsWithBullet(next.text))) return blocks;
  return [{ kind: "paragraph", lines: [withoutBullet(line), ...others] }, ...rest];
}

/** Keeps code as written. Other preformatted text is parsed as plain text, because somebody pasted a description. */
function preformatted(element: HtmlElement): Block[] {
  const text = elementText(element).replace(/^\n+|\s+$/g, "");
  if (text === "") return [];
  const isCode = element.children.some((child) => typeof child !== "string" && child.tag === "code");
  return isCode ? [{ kind: "code", text }] : readTextBlocks(text);
}

function tableOf(element: HtmlElement): Block[] {
  const rows = rowsOf(element)
    .map((row) => row.children.filter((child) => typeof child !== "string" && /^t[dh]$/.test(child.tag)))
    .map((cells) => cells.flatMap((cell) => (typeof cell === "string" ? [] : [cellOf(cell)])))
    .filter((row) => row.some((cell) => cell.blocks.length > 0));
  const isLayout = rows.every((row) => row.filter((cell) => cell.blocks.length > 0).length < 2);
  if (isLayout)
    return rows.length > 0 ? rows.flat().flatMap((cell) => cell.blocks) : blocksOf(element.children, []);
  return [{ kind: "table", rows }];
}

function rowsOf(element: HtmlElement): HtmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === "string") return [];
    if (child.tag === "tr") return [child];
    return /^t(?:head|body|foot)$/.test(child.tag) ? rowsOf(child) : [];
  });
}

function cellOf(cell: HtmlElement): Cell {
  return { isHeading: cell.tag === "th", blocks: gatherBullets(blocksOf(cell.children, [])) };
}
