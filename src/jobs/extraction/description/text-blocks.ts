import { gatherBullets, startsWithBullet, type Block, type Line } from "./blocks.ts";
import { splitRunOn } from "./split-run-on.ts";
import { headingPatterns } from "../section-patterns.ts";
import { linkAddresses } from "./link-addresses.ts";

/** One line of a plain text. */
type DescriptionLine = {
  text: string;
  /** True after a blank line, and at the beginning. */
  isAfterGap: boolean;
  /** True for a part of a longer line. */
  isCut: boolean;
};

/**
 * The minimum length of a line that may contain a list: "We need • … • …". Shorter lines are a row of facts, unless a colon
 * or a bullet begins the list.
 */
const minForInlineBullets = 200;
const minItemLength = 20;
/** Bullets inside a line. A dot or a star is one only before a capital: "A · B" is a row, "5 * 3" a sum. */
const inlineBullet = /\s*[•●▪■∙]\s*|(?<=^|\s)[·*]\s+(?=\p{Lu})/u;

/**
 * Parses plain text into blocks. Blank lines separate paragraphs, and lines that begin with a bullet are list items.
 * Bullets inside one long line, left by lost markup, also become a list. Headings and lists without bullets are
 * recognised by their shape and by the words that adverts use.
 */
export function readTextBlocks(text: string): Block[] {
  const lines: DescriptionLine[] = [];
  for (const part of text.replace(/\r\n?|\u2028|\u2029/g, "\n").split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)) {
    const joined = joinContinuations(part.split("\n").flatMap(splitInlineBullets));
    for (const [at, line] of joined.entries()) {
      const split = splitRunOn(line);
      const isCut = split.length > 1;
      for (const piece of split) lines.push({ text: piece, isAfterGap: at === 0 || isCut, isCut });
    }
  }
  return gatherBullets(blocksOfLines(lines));
}

/** "We offer: - lunch - a garden": dashes after a colon. */
const dashedList = /^([^:]{2,80}:)\s*[-–*]\s+(\p{L}[^]*)$/u;
const begunList = /^(?:[^:]{2,80}:)?\s*[•●▪■∙]/u;

/** Returns the line, or the words before its inline list and each item with a bullet. */
export function splitInlineBullets(line: string): string[] {
  const [, opening = "", dashed = ""] = dashedList.exec(line) ?? [];
  // "- Java - at least two years - Perl": if the first item has a capital, all have.
  const nextItem = /^\p{Lu}/u.test(dashed) ? /\s+[-–*]\s+(?=\p{Lu})/u : /\s+[-–*]\s+(?=\p{L})/u;
  const dashedItems = dashed.split(nextItem).filter((part) => part.trim() !== "");
  if (dashedItems.length > 1) return [opening, ...dashedItems.map((item) => `• ${item}`)];
  if (line.length < minForInlineBullets) {
    if (!begunList.test(line)) return [line];
    const [before = "", ...short] = line.split(/\s*[•●▪■∙]\s*/u);
    const filled = short.filter((part) => part.trim() !== "");
    if (filled.length < 2) return [line];
    return [...(before.trim() === "" ? [] : [before]), ...filled.map((item) => `• ${item}`)];
  }
  const parts = line.split(inlineBullet);
  const items = parts.slice(1).filter((part) => part !== "");
  const average = items.reduce((sum, part) => sum + part.length, 0) / Math.max(items.length, 1);
  if (items.length < 2 || average < minItemLength) return [line];
  return [...(parts[0]?.trim() ? [parts[0]] : []), ...items.map((item) => `• ${item}`)];
}

/** An indented line after a list item belongs to the item. */
function joinContinuations(lines: string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const clean = line.replace(/\s+/g, " ").trim();
    if (clean === "") continue;
    const last = joined.at(-1);
    const continues =
      last !== undefined && startsWithBullet(last) && /^(?: {2}|\t)/.test(line) && !startsWithBullet(clean);
    if (continues) joined[joined.length - 1] = `${last} ${clean}`;
    else joined.push(clean);
  }
  return joined;
}

const lineOf = (text: string): Line => ({ html: linkAddresses(text), text });

const lists = new RegExp(
  `(?:${[headingPatterns.required, headingPatterns.preferred, headingPatterns.duties, headingPatterns.offer].join("|")})`,
  "iu",
);

/**
 * Builds headings, lists and paragraphs from lines. A heading is a short line of its own that no sentence ends; a list is
 * a run of short lines below a heading for one, or below a line with a colon.
 */
function blocksOfLines(lines: readonly DescriptionLine[]): Block[] {
  const blocks: Block[] = [];
  let paragraph: Line[] = [];
  const end = () => {
    if (areItems(paragraph)) blocks.push(listOf(paragraph));
    else if (paragraph.length > 0) blocks.push({ kind: "paragraph", lines: paragraph });
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) break;
    if (line.isAfterGap) end();
    const isHeading = isHeadingAt(lines, at);
    if (isHeading) {
      end();
      blocks.push({ kind: "heading", level: 3, line: lineOf(line.text.replace(/\s*:$/, "")) });
    } else paragraph.push(lineOf(line.text));
    const opens = line.text.endsWith(":") || (isHeading && lists.test(line.text));
    if (!opens) continue;
    const items = itemsFrom(lines, at + 1);
    const next = lines[at + 1];
    const sentences = items === 0 && isHeading && next?.isCut ? sentencesOf(next.text) : [];
    if (items === 0 && sentences.length === 0) continue;
    end();
    blocks.push(listOf(items > 0 ? lines.slice(at + 1, at + 1 + items) : sentences));
    at += Math.max(items, 1);
  }
  end();
  return blocks;
}

const topic = new RegExp(
  `^[\\p{P}\\p{S}\\p{N}\\s]*(?:[\\p{L}']+ ){0,2}(?:${Object.values(headingPatterns).join("|")})[\\p{L} ,&/]{0,24}:?$`,
  "iu",
);

const longestHeading = 60;

function isHeadingAt(lines: readonly DescriptionLine[], at: number): boolean {
  const line = lines[at];
  const next = lines[at + 1];
  if (!line || !next || !couldBeHeading(line.text)) return false;
  if (topic.test(line.text.replaceAll("’", "'"))) return true;
  if (line.text.endsWith(":")) return line.isAfterGap && line.text.includes(" ");
  // Of two short lines in a row, neither is a heading for the other.
  return (
    line.isAfterGap && next.isAfterGap && !couldBeHeading(next.text) && next.text.length > longestHeading
  );
}

const maxWords = 8;

function couldBeHeading(text: string): boolean {
  return (
    text.length <= longestHeading &&
    text.split(" ").length <= maxWords &&
    /^[^\p{L}\p{N}]{0,3}[\p{Lu}\p{Lo}\p{N}]/u.test(text) &&
    !/[.,;!]$|[.!?;]\s|https?:|@|\|/.test(text) &&
    !startsWithBullet(text)
  );
}

/** Lines of a list: at most so long, half of them at most `usualItem`. */
const [longestItem, usualItem] = [320, 180];

/** Returns how many lines from `start` are the items of a list; 0 if they read like prose. */
function itemsFrom(lines: readonly DescriptionLine[], start: number): number {
  let end = start;
  while (end < lines.length) {
    const line = lines[end];
    const isOver = !line || startsWithBullet(line.text) || line.text.length > longestItem;
    if (isOver || line.text.endsWith(":") || isHeadingAt(lines, end)) break;
    end += 1;
  }
  const items = lines.slice(start, end);
  const usual = items.filter(({ text }) => text.length <= usualItem).length;
  return items.length >= 3 && usual * 2 >= items.length ? items.length : 0;
}

/** Lines without a gap are a list if there are several, all short, but longer than those of an address. */
function areItems(lines: readonly Line[]): boolean {
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  const isPlain = ({ text }: Line) =>
    text.length <= usualItem && !/[|@]/.test(text) && !startsWithBullet(text);
  return lines.length >= 4 && length >= 30 * lines.length && lines.every(isPlain);
}

/** Words that begin a sentence of prose rather than an item. */
const prose = /^(?:we|you|this|the|our|as|in|it|they|he|she|if|at|and|but|there|these|i|whether|while)\b/i;

/** Returns the sentences below a heading if they read like items; none otherwise. */
function sentencesOf(text: string): { text: string }[] {
  const sentences = text.split(/(?<=[\p{L})]{2}[.;])\s+(?=\p{Lu})/u);
  const items = sentences.filter((one) => one.length <= usualItem && !prose.test(one));
  return sentences.length >= 3 && items.length >= 0.8 * sentences.length
    ? sentences.map((one) => ({ text: one }))
    : [];
}

function listOf(lines: readonly { text: string }[]): Block {
  const items = lines.map(({ text }): Block[] => [{ kind: "paragraph", lines: [lineOf(text)] }]);
  return { kind: "list", ordered: false, items, typed: true };
}
