import { AlignmentType, Document, LevelFormat, Packer, type ILevelsOptions } from "docx";
import type { CvPage } from "../view-model/cv-page.ts";
import { bulletNumbering } from "./word/word-blocks.ts";
import { wordSection } from "./word/word-entries.ts";
import { fontTable } from "./word/word-fonts.ts";
import { spaceBelowHead, wordHead } from "./word/word-head.ts";
import { wordMeasures, type WordMeasures } from "./word/word-measures.ts";
import { coreProperties } from "./word/word-properties.ts";
import { wordStyles } from "./word/word-styles.ts";

/**
 * Writes a CV as a Word file in the look of its template: one column with real headings, lists, links and tab stops. It
 * has no tables, text boxes, headers or footers, because parsers lose their content. Also works in the browser.
 */
export async function toDocx(page: CvPage): Promise<Uint8Array> {
  const measures = wordMeasures(page);
  const { page: size, margin } = measures;
  const document = new Document({
    title: page.title,
    styles: wordStyles(page, measures),
    numbering: { config: [{ reference: bulletNumbering, levels: listLevels(measures) }] },
    sections: [
      {
        properties: { page: { size, margin } },
        children: [
          ...wordHead(page, measures),
          ...page.sections.flatMap((section, index) =>
            wordSection(page, section, measures, index === 0 ? spaceBelowHead(page, measures) : null),
          ),
        ],
      },
    ],
  });
  const overrides = [
    { path: "word/fontTable.xml", data: fontTable(page) },
    { path: "docProps/core.xml", data: coreProperties(page) },
  ];
  return new Uint8Array(await Packer.toArrayBuffer(document, false, overrides));
}

/** A list and a list within it. */
function listLevels({ look, column, size }: WordMeasures): ILevelsOptions[] {
  const step = Math.round(size * 1.1 * 20);
  return [look.bullet, "–"].map((text, level) => ({
    level,
    format: LevelFormat.BULLET,
    text,
    alignment: AlignmentType.START,
    style: {
      paragraph: { indent: { start: column + step * (level + 1), hanging: Math.round(step * 0.85) } },
    },
  }));
}
