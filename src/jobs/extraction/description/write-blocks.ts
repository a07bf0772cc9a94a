import { escapeText } from "entities";
import { shorten } from "../plain-line.ts";
import type { Block, Cell, Line } from "./blocks.ts";

/** Writes safe HTML: only the element names in this file can occur, and all text is escaped. */
export function writeHtml(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join("");
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return `<p>${linesHtml(block.lines)}</p>`;
    case "heading":
      return `<h${block.level}>${block.line.html}</h${block.level}>`;
    case "list": {
      const tag = block.ordered ? "ol" : "ul";
      return `<${tag}>${block.items.map((item) => `<li>${compactHtml(item)}</li>`).join("")}</${tag}>`;
    }
    case "quote":
      return `<blockquote>${writeHtml(block.blocks)}</blockquote>`;
    case "table":
      return `<table>${block.rows.map((row) => `<tr>${row.map(cellHtml).join("")}</tr>`).join("")}</table>`;
    default:
      return `<pre><code>${escapeText(block.text)}</code></pre>`;
  }
}

/** A single leading paragraph inside an item or cell is written without its own element. */
function compactHtml(blocks: readonly Block[]): string {
  const [first, ...rest] = blocks;
  const isPlain = first?.kind === "paragraph" && rest.every((block) => block.kind !== "paragraph");
  return isPlain ? linesHtml(first.lines) + writeHtml(rest) : writeHtml(blocks);
}

function cellHtml({ isHeading, blocks }: Cell): string {
  const tag = isHeading ? "th" : "td";
  return `<${tag}>${compactHtml(blocks)}</${tag}>`;
}

const linesHtml = (lines: readonly Line[]) => lines.map((line) => line.html).join("<br>");

/** Writes plain text, with a blank line between blocks and one line for each line, item and row. */
export function writePlainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join("\n\n").trim();
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return block.lines.map((line) => line.text).join("\n");
    case "heading":
      return block.line.text;
    case "list":
      return block.items.map((item) => item.map(blockText).join("\n")).join("\n");
    case "quote":
      return writePlainText(block.blocks);
    case "table":
      return block.rows
        .map((row) => row.map((cell) => cell.blocks.map(blockText).join(" ")).join("\n"))
        .join("\n");
    default:
      return block.text;
  }
}

/** Returns as many blocks, items and lines as fit into `limit` characters of HTML. */
export function fitBlocks(blocks: readonly Block[], limit: number): Block[] {
  const fitting: Block[] = [];
  let left = limit;
  for (const block of blocks) {
    const length = blockHtml(block).length;
    if (length <= left) {
      fitting.push(block);
      left -= length;
      continue;
    }
    const part = fitBlock(block, left);
    if (part) fitting.push(part);
    break;
  }
  return fitting;
}

/** A generous estimate of the characters that a block's own tags take. */
const frame = 64;

function fitBlock(block: Block, limit: number): Block | null {
  const left = limit - frame;
  if (left <= 0) return null;
  if (block.kind === "list") {
    const items = takeWhileFits(block.items, left, (item) => compactHtml(item).length + "<li></li>".length);
    return items.length > 0 ? { ...block, items } : null;
  }
  if (block.kind === "paragraph") {
    const lines = takeWhileFits(block.lines, left, (line) => line.html.length + "<br>".length);
    const first = block.lines[0];
    if (lines.length > 0 || !first) return lines.length > 0 ? { ...block, lines } : null;
    // Escaping turns one character into at most six.
    const text = shorten(first.text, Math.floor(left / 6));
    return text === "" ? null : { ...block, lines: [{ html: escapeText(text), text }] };
  }
  if (block.kind === "quote") {
    const inside = fitBlocks(block.blocks, left);
    return inside.length > 0 ? { ...block, blocks: inside } : null;
  }
  return null;
}

function takeWhileFits<T>(values: readonly T[], limit: number, lengthOf: (value: T) => number): T[] {
  let left = limit;
  const firstTooMany = values.findIndex((value) => (left -= lengthOf(value)) < 0);
  return values.slice(0, firstTooMany === -1 ? undefined : firstTooMany);
}
