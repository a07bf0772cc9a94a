import {
  ExternalHyperlink,
  ImageRun,
  Paragraph,
  Tab,
  TextRun,
  type IParagraphOptions,
  type ParagraphChild,
} from "docx";
import type { CvPage, Run } from "../../view-model/cv-page.ts";
import { splitByDirection } from "./split-by-direction.ts";

/** How a piece differs from the style of its paragraph. */
export type RunLook = { size?: number; bold?: boolean; italics?: boolean; color?: string; style?: string };

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
