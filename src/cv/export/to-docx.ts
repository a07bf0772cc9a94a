import { AlignmentType, Document, LevelFormat, Packer, type ILevelsOptions } from "docx";
import type { CvPage } from "../view-model/cv-page.ts";
import { wordSection, bulletNumbering } from "./word/word-entries.ts";
import { fontTable } from "./word/word-fonts.ts";
import { spaceBelowHead, wordHead } from "./word/word-head.ts";
import { wordMeasures, type WordMeasures } from "./word/word-measures.ts";
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

/**
 * The core properties: title, author, subject and language. They have no times and no name of a program or computer,
 * and docx cannot write a language.
 */
function coreProperties({ title, name, headline, language, region }: CvPage): string {
  const elements = [
    element("dc:title", title),
    element("dc:subject", headline?.text ?? ""),
    element("dc:creator", name?.text ?? ""),
    element("cp:lastModifiedBy", name?.text ?? ""),
    element("dc:language", region === null ? language : `${language}-${region}`),
  ];
  const spaces =
    'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties ${spaces}>${elements.join("")}</cp:coreProperties>`;
}

function element(name: string, text: string): string {
  if (text === "") return "";
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<${name}>${escaped}</${name}>`;
}
