import { ExternalHyperlink, Paragraph, TextRun, type ParagraphChild } from "docx";
import type { CvPage, PageBlock, Run } from "../view-model/cv-page.ts";
import { splitByDirection } from "./split-by-direction.ts";

/** The list definition of the document whose levels 0 and 1 are the two levels of bullets. */
export const bulletList = "bullets";

/** How runs look beyond their own formatting. `bold` makes all of them bold. */
type RunLook = Pick<CvPage, "direction"> & { bold?: boolean };

/** Writes the paragraphs and bullets of a long text as paragraphs of a Word file. */
export function docxBlocks(
  blocks: readonly PageBlock[],
  { direction }: Pick<CvPage, "direction">,
): Paragraph[] {
  return blocks.map(
    ({ level, runs }) =>
      new Paragraph({
        ...(level === 0
          ? {}
          : { style: "ListParagraph", numbering: { reference: bulletList, level: level - 1 } }),
        ...(direction === "rtl" ? { bidirectional: true } : {}),
        children: runs.flatMap((run) => docxRun(run, { direction })),
      }),
  );
}

/** Writes one run with the text around it: bold, italics, line breaks and its link. */
export function docxRun(run: Run, look: RunLook): ParagraphChild[] {
  const { before, after, href, bold = look.bold ?? false, italic = false } = run;
  const styled = { direction: look.direction, bold, italic };
  const around = { ...styled, bold: look.bold ?? false, italic: false };
  const content =
    href === null
      ? textRuns(run.text, styled)
      : [new ExternalHyperlink({ link: href, children: textRuns(run.text, styled, "Hyperlink") })];
  return [...textRuns(before, around), ...content, ...textRuns(after, around)];
}

type TextLook = Pick<CvPage, "direction"> & { bold: boolean; italic: boolean };

/** A run's setting overrides its style even when it is off, so only settings that are on are written. */
function textRuns(words: string, look: TextLook, style: string | null = null): TextRun[] {
  if (words === "") return [];
  return words.split("\n").flatMap((line, index) => {
    const pieces = look.direction === "rtl" ? splitByDirection(line) : [{ text: line, rightToLeft: false }];
    return pieces.map(
      ({ text, rightToLeft }, at) =>
        new TextRun({
          text,
          ...(look.bold ? { bold: true } : {}),
          ...(look.italic ? { italics: true } : {}),
          ...(rightToLeft ? { rightToLeft } : {}),
          ...(index > 0 && at === 0 ? { break: 1 } : {}),
          ...(style === null ? {} : { style }),
        }),
    );
  });
}
