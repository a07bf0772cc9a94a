import {
  ExternalHyperlink,
  ImageRun,
  Paragraph,
  Tab,
  TextRun,
  type IParagraphOptions,
  type ParagraphChild,
} from "docx";
import type { CvPage } from "../../view-model/cv-page.ts";
import type { Run } from "../../sections/row-view.ts";
import { isLeftToRight } from "../../view-model/clean-text.ts";

/** How a piece differs from the style of its paragraph. */
type RunLook = { size?: number; bold?: boolean; italics?: boolean; color?: string; style?: string };

export type TextPart = { runs: readonly Run[]; look?: RunLook };

/** A part of a paragraph: text, a picture, or the space up to the next tab stop. */
export type ParagraphPart = TextPart | ImageRun | "tab";

export function wordParagraph(
  { direction }: Pick<CvPage, "direction">,
  parts: readonly ParagraphPart[],
  options: IParagraphOptions = {},
): Paragraph {
  const isFromRight = direction === "rtl";
  return new Paragraph({
    ...options,
    ...(isFromRight ? { bidirectional: true } : {}),
    children: parts.flatMap((part): ParagraphChild[] => {
      if (part === "tab")
        return [new TextRun({ children: [new Tab()], ...(isFromRight ? { rightToLeft: true } : {}) })];
      if (part instanceof ImageRun) return [part];
      return part.runs.flatMap((run) => runContent(run, part.look ?? {}, isFromRight));
    }),
  });
}

function runContent(run: Run, look: RunLook, isFromRight: boolean): ParagraphChild[] {
  const own = {
    ...look,
    ...(run.bold ? { bold: true } : {}),
    ...(run.italic ? { italics: true } : {}),
  };
  const content =
    run.href === null
      ? textRuns(run.text, own, isFromRight)
      : [new ExternalHyperlink({ link: run.href, children: textRuns(run.text, own, isFromRight) })];
  return [...textRuns(run.before, look, isFromRight), ...content, ...textRuns(run.after, look, isFromRight)];
}

/** Text in its look, with line breaks. A setting of a run overrides its style, so only settings that differ are written. */
function textRuns(words: string, look: RunLook, isFromRight: boolean): TextRun[] {
  return words.split("\n").flatMap((line, index) => {
    const pieces = isFromRight && line !== "" ? splitByDirection(line) : [{ text: line, rightToLeft: false }];
    return pieces
      .filter(({ text }) => text !== "" || index > 0)
      .map(
        ({ text, rightToLeft }, at) =>
          new TextRun({
            text,
            ...look,
            ...(rightToLeft ? { rightToLeft } : {}),
            ...(index > 0 && at === 0 ? { break: 1 } : {}),
          }),
      );
  });
}

/** Puts the separator before the first run, unless nothing comes before it. */
export function withSeparator(
  before: readonly Run[],
  separator: string,
  [first, ...rest]: readonly Run[],
): Run[] {
  if (!first) return [];
  return [before.length === 0 ? first : { ...first, before: separator + first.before }, ...rest];
}

/** A piece of text on a right-to-left page, with the marks that keep its order. */
type DirectedText = { text: string; rightToLeft: boolean };

/** Invisible direction marks: text between two equal marks has their direction. */
const fromLeft = "\u200e";
const fromRight = "\u200f";

/** "+971 50 555 0172" and "00971 50 5550172", also within a sentence. */
const phoneNumber = /((?:\+|\b00)\d[\d\s().-]{5,}\d)/;

/**
 * Splits a text of a right-to-left page into pieces of one direction each. Word uses the direction of a run,
 * LibreOffice that of the letters, so the result has both. A left-to-right piece starts and ends with a mark where its
 * own letters do not show the direction. A separator between two such pieces also gets a mark.
 *
 * @example
 * splitByDirection("+971 50 555 0172") // [{ text: "\u200e+971 50 555 0172", rightToLeft: false }]
 */
export function splitByDirection(text: string): DirectedText[] {
  if (isLeftToRight(text)) return [asFromLeft(text)];
  return text
    .split(phoneNumber)
    .filter((piece) => piece !== "")
    .map((piece) =>
      isLeftToRight(piece) && phoneNumber.test(piece) ? asFromLeft(piece) : asFromRight(piece),
    );
}

function asFromLeft(text: string): DirectedText {
  const before = /^\p{L}/u.test(text) ? "" : fromLeft;
  // Digits after a left-to-right letter or mark have the same direction.
  const after = /[\p{L}\p{N}]$/u.test(text) ? "" : fromLeft;
  return { text: before + text + after, rightToLeft: false };
}

function asFromRight(text: string): DirectedText {
  return { text: /\p{L}/u.test(text) ? text : fromRight + text, rightToLeft: true };
}
