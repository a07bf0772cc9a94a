import type { FileShape } from "./file-shape.ts";
import type { FileRefusal } from "./refusals.ts";

/** A piece of text in one style. */
export type TextRun = { text: string; bold: boolean; italic: boolean };

/** A part of a line with wide space around it: a tab stop, a table cell, a date at the right margin. */
export type TextCell = TextRun[];

/**
 * A line or, after `joinParagraphs`, a paragraph. Lengths are points from the upper left corner of the page. Formats
 * without geometry give each line the next y, and their indentation as x.
 */
export type TextLine = {
  page: number;
  x: number;
  y: number;
  width: number;
  /** From the first baseline of a paragraph to its last on the same page. */
  depth?: number;
  /** Height of the letters. */
  size: number;
  bold: boolean;
  /** Number of the column that the line is in, in reading order over all pages. */
  column: number;
  /** The list sign before the text is removed. */
  bullet: boolean;
  /** 1 to 6 if the file marks the line as a heading, else 0. */
  level: number;
  /** Space above the line in multiples of its size; large at the start of a column. */
  gap: number;
  cells: TextCell[];
  /** The width of a page that is read from right to left: x is measured from its right edge. */
  fromRight?: number;
};

/**
 * A file as lines in reading order. `links` are addresses that the file hides behind its text. `sizes` are those of its
 * pages in points, if the format has pages.
 */
export type TextOfFile = {
  lines: TextLine[];
  links: string[];
  sizes?: { width: number; height: number }[];
  shape?: FileShape;
};

export type TextResult = { ok: true; text: TextOfFile } | { ok: false; reason: FileRefusal };

export const cellText = (cell: TextCell): string =>
  cell
    .map(({ text }) => text)
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();

export const lineText = (line: Pick<TextLine, "cells">): string =>
  line.cells
    .map(cellText)
    .filter((text) => text !== "")
    .join(" ");

/** A line of a format without geometry. */
export function plainTextLine(text: string, more: Partial<TextLine> = {}): TextLine {
  const bold = more.bold ?? false;
  return {
    page: 1,
    x: 0,
    y: 0,
    width: 0,
    size: 11,
    bold,
    column: 0,
    bullet: false,
    level: 0,
    gap: 1,
    cells: [[{ text, bold, italic: false }]],
    ...more,
  };
}

/** The sign of a list item before its text. */
export const listSign =
  /^\s*(?:[•▪▫◦‣⁃∙●○■□◆◇➢➤►▸✓✔❖»–—*·-]\s*(?=\S)(?!\d{3})|o\s+(?=\S)|\(?\d{1,2}[.)]\s+)/u;
export const onlyListSign = /^[•▪▫◦‣⁃∙●○■□◆◇➢➤►▸✓✔❖»–—*·o-]$/u;
