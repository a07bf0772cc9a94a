import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type IParagraphOptions,
} from "docx";
import type { CvPage, PageEntry, PageLine, Run } from "../view-model/cv-page.ts";
import { docxStyles } from "./docx-styles.ts";
import { bulletList, docxBlocks, docxRun } from "./docx-rich-text.ts";

/** In twentieths of a point. */
const papers = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } };

/**
 * Writes a CV as a Word file: one column with real headings, lists and links. It has no tables, text boxes, headers or
 * footers, because parsers lose their content. Also works in the browser.
 */
export async function toDocx(page: CvPage): Promise<Uint8Array> {
  const document = new Document({
    title: page.title,
    creator: page.name?.text ?? page.title,
    description: "",
    styles: docxStyles(page),
    numbering: {
      config: [
        {
          reference: bulletList,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: "•",
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { start: 260, hanging: 200 } } },
            },
            {
              level: 1,
              format: LevelFormat.BULLET,
              text: "–",
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { start: 520, hanging: 200 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: papers[page.look.pageSize],
            margin: { top: 1000, bottom: 1000, left: 1100, right: 1100 },
          },
        },
        children: paragraphsOf(page),
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

function paragraphsOf(page: CvPage): Paragraph[] {
  const { name, headline, contacts, sections } = page;
  return [
    ...(name ? [paragraph(page, [name], { heading: HeadingLevel.TITLE })] : []),
    ...(headline ? [paragraph(page, [headline], { style: "Headline" })] : []),
    ...contacts.map((contact) => paragraph(page, [contact], { style: "Contact" })),
    ...sections.flatMap(({ heading, body, lines, entries }) => [
      paragraph(page, [heading], { heading: HeadingLevel.HEADING_1 }),
      ...docxBlocks(body, page),
      ...lines.map((line) => lineParagraph(page, line)),
      ...entries.flatMap((entry) => entryParagraphs(page, entry)),
    ]),
  ];
}

const headingLevels = {
  alone: HeadingLevel.HEADING_2,
  employer: HeadingLevel.HEADING_2,
  post: HeadingLevel.HEADING_3,
} as const;

function entryParagraphs(page: CvPage, entry: PageEntry): Paragraph[] {
  const head = [...entry.title, ...after(entry.title, page.words.comma, entry.subtitle)];
  return [
    ...(head.length > 0 ? [paragraph(page, head, { heading: headingLevels[entry.part] })] : []),
    ...(entry.dates.length > 0 ? [paragraph(page, entry.dates, { style: "Dates" })] : []),
    ...(entry.link ? [paragraph(page, [entry.link])] : []),
    ...docxBlocks(entry.body, page),
    ...entry.lines.map((line) => lineParagraph(page, line)),
  ];
}

function lineParagraph(page: CvPage, { label, items }: PageLine): Paragraph {
  return paragraph(page, [...label, ...after(label, page.words.colon, items)], {}, label.length);
}

/** Puts the separator before the first run, unless nothing comes before it. */
function after(before: readonly Run[], separator: string, [first, ...rest]: readonly Run[]): Run[] {
  if (!first) return [];
  return [before.length === 0 ? first : { ...first, before: separator + first.before }, ...rest];
}

/** @param bold number of leading runs that are bold */
function paragraph(page: CvPage, runs: readonly Run[], options: IParagraphOptions = {}, bold = 0): Paragraph {
  const { direction } = page;
  return new Paragraph({
    ...options,
    ...(direction === "rtl" ? { bidirectional: true } : {}),
    children: runs.flatMap((run, index) => docxRun(run, { direction, bold: index < bold })),
  });
}
