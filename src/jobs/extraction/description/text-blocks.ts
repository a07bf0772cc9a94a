import { gatherBullets, startsWithBullet } from "./blocks.ts";
import type { Block } from "./blocks.ts";
import { splitRunOn } from "./split-run-on.ts";
import { blocksOfLines, type DescriptionLine } from "./text-headings.ts";

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
