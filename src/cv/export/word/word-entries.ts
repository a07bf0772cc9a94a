import { HeadingLevel, TabStopType, type IParagraphOptions, type Paragraph } from "docx";
import { templateSection, type TypstEntry } from "../../render/template-section.ts";
import type { CvPage, PageBlock, PageLine, PageSection, Run } from "../../view-model/cv-page.ts";
import { wordBlocks } from "./word-blocks.ts";
import { entryHead } from "./word-entry-head.ts";
import type { WordMeasures } from "./word-measures.ts";
import { after, wordParagraph, type Part } from "./word-runs.ts";

/**
 * A section with its heading. Certificates are rows of one line each, and publications paragraphs, as in the PDF.
 *
 * @param spaceAbove space above the heading, if not that of its style
 */
export function wordSection(
  page: CvPage,
  section: PageSection,
  measures: WordMeasures,
  spaceAbove: number | null,
): Paragraph[] {
  const { kind, entries } = templateSection(section, (run) => run);
  const ofEntry = (entry: TypstEntry): Paragraph[] => [
    ...entryHead(page, entry, measures, { kind, section: section.key }),
    ...body(page, entry, measures, kind === "papers"),
  ];
  return [
    wordParagraph(page, [{ runs: [section.heading] }], {
      heading: HeadingLevel.HEADING_1,
      ...(section.isOnNewPage ? { pageBreakBefore: true } : {}),
      ...(spaceAbove === null ? {} : { spacing: { before: spaceAbove } }),
    }),
    ...wordBlocks(page, section.body, measures),
    ...section.lines.map((line) => wordLine(page, line, measures)),
    ...entries.flatMap(ofEntry),
  ];
}

function body(page: CvPage, entry: TypstEntry, measures: WordMeasures, hasLink: boolean): Paragraph[] {
  const indent = measures.column > 0 ? { indent: { start: measures.column } } : {};
  const look = { color: measures.color("soft") };
  return [
    ...(entry.link && !hasLink ? [wordParagraph(page, [{ runs: [entry.link], look }], indent)] : []),
    ...wordBlocks(page, flat(entry.body), measures),
    ...entry.lines.map((line) => wordLine(page, line, measures)),
  ];
}

function flat(blocks: TypstEntry["body"]): PageBlock[] {
  return blocks.flatMap(({ bullet, runs, below }): PageBlock[] => [
    { level: bullet ? 1 : 0, runs },
    ...below.map((inner): PageBlock => ({ level: 2, runs: inner })),
  ]);
}

/** A label in bold and its items: in a column of its own where dates are, too. */
function wordLine(
  page: CvPage,
  { label, items }: PageLine,
  { column, look, color }: WordMeasures,
): Paragraph {
  const name: Part = { runs: label, look: look.label ? { color: color(look.label) } : { bold: true } };
  const isShort = label.reduce((sum, run) => sum + run.text.length, 0) < 22;
  if (column > 0 && label.length > 0 && items.length > 0 && isShort)
    return beside(page, [name], items, column);
  const rest = { runs: after(label, page.words.colon, items) };
  const isLabelled = label.length > 0 && items.length > 0;
  const parts: Part[] = isLabelled ? [name, rest] : [{ runs: label }, rest];
  return wordParagraph(page, parts, column > 0 ? { indent: { start: column } } : {});
}

function beside(page: CvPage, label: Part[], runs: readonly Run[], column: number): Paragraph {
  const options: IParagraphOptions = {
    tabStops: [{ type: TabStopType.LEFT, position: column }],
    indent: { start: column, hanging: column },
  };
  return wordParagraph(page, [...label, "tab", { runs }], options);
}
