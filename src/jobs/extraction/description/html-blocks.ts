import {
  gatherBullets,
  startsWithBullet,
  withoutBullet,
  type Block,
  type Cell,
  type Line,
} from "./blocks.ts";
import { isBlock, elementText, type HtmlElement, type HtmlNode } from "../../../text/html-tree.ts";
import { linkTag, safeHref, linkAddresses } from "./link-addresses.ts";
import { readTextBlocks } from "./text-blocks.ts";
import { escapeText } from "entities";

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

/** An inline element around text. Elements are compared by identity, so that two adjacent links stay two. */
type Wrap = { tag: string; open: string };

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

const beforeLabel = /(?:\p{Ll}{2}|\p{N}|\)|, \p{Lu}{2})$/u;

/** A label that touches the words before it, because their break was lost: "Boston, MA<b>Duration:</b>". */
const label = /^\p{Lu}\p{Ll}+(?: \p{L}+){0,2}:/u;

/**
 * Collects running text into lines. White space collapses. Inline elements open only before text and always close at
 * the end of a line, so that no empty or overlapping elements can occur.
 */
function createInlineRun() {
  const lines: Array<Line | null> = [];
  let html = "";
  let text = "";
  let open: readonly Wrap[] = [];
  let spaceDue = false;

  const closeDownTo = (count: number) => {
    for (const wrap of open.slice(count).toReversed()) html += `</${wrap.tag}>`;
    open = open.slice(0, count);
  };

  return {
    add(written: string, wraps: readonly Wrap[]) {
      // most text needs no rewriting
      const core = (/[^\S ]| {2}/.test(written) ? written.replace(/\s+/g, " ") : written).trim();
      if (/^\s/.test(written)) spaceDue = true;
      if (core === "") return;
      if (open !== wraps && label.test(core) && beforeLabel.test(text)) spaceDue = true;
      let shared = 0;
      while (shared < open.length && open[shared] === wraps[shared]) shared++;
      closeDownTo(shared);
      if (spaceDue && text !== "") {
        html += " ";
        text += " ";
      }
      for (const wrap of wraps.slice(shared)) html += wrap.open;
      open = wraps;
      html += wraps.some(({ tag }) => tag === "a" || tag === "code") ? escapeText(core) : linkAddresses(core);
      text += core;
      spaceDue = /\s$/.test(written);
    },
    /** Ends the line. Two calls in a row add a null, which ends the paragraph. */
    endLine() {
      closeDownTo(0);
      lines.push(text === "" ? null : { html, text });
      html = "";
      text = "";
      spaceDue = false;
    },
    /** Returns the paragraphs so far and empties the run. */
    takeParagraphs(): Line[][] {
      this.endLine();
      const paragraphs: Line[][] = [[]];
      for (const line of lines) {
        if (line) paragraphs.at(-1)?.push(line);
        else if ((paragraphs.at(-1)?.length ?? 0) > 0) paragraphs.push([]);
      }
      lines.length = 0;
      return paragraphs.filter((paragraph) => paragraph.length > 0);
    },
  };
}
