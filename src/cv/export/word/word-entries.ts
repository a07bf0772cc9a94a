import { HeadingLevel, TabStopType, type IParagraphOptions, type Paragraph } from "docx";
import { templateSection, type TypstEntry } from "../../render/template-section.ts";
import type { CvPage, PageLine, PageSection, Run } from "../../view-model/cv-page.ts";
import { entryHead } from "./word-entry-head.ts";
import type { WordMeasures } from "./word-measures.ts";
import { after, wordParagraph, type Part } from "./word-runs.ts";

/** The numbering of lists, defined in to-docx.ts. */
export const bullets = "bullets";

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
  const indent = measures.column > 0 ? { indent: { start: measures.column } } : {};
  const text = (run: Run) => wordParagraph(page, [{ runs: [run] }], indent);
  const ofEntry = (entry: TypstEntry): Paragraph[] => [
    ...entryHead(page, entry, measures, { kind, section: section.key }),
    ...body(page, entry, measures, kind === "papers"),
  ];
  return [
    wordParagraph(page, [{ runs: [section.heading] }], {
      heading: HeadingLevel.HEADING_1,
      ...(spaceAbove === null ? {} : { spacing: { before: spaceAbove } }),
    }),
    ...section.paragraphs.map(text),
    ...section.lines.map((line) => wordLine(page, line, measures)),
    ...entries.flatMap(ofEntry),
  ];
}

function body(page: CvPage, entry: TypstEntry, measures: WordMeasures, hasLink: boolean): Paragraph[] {
  const indent = measures.column > 0 ? { indent: { start: measures.column } } : {};
  const { color } = measures;
  const text = (run: Run, look = {}) => wordParagraph(page, [{ runs: [run], look }], indent);
  const isLone = (index: number) => index === 0 || index === entry.bullets.length - 2;
  return [
    ...(entry.link && !hasLink ? [text(entry.link, { color: color("soft") })] : []),
    ...entry.paragraphs.map((run) => text(run)),
    ...entry.bullets.map((run, index) =>
      wordParagraph(page, [{ runs: [run] }], {
        style: "ListBullet",
        numbering: { reference: bullets, level: 0 },
        // No bullet is alone on a page.
        ...(entry.bullets.length > 1 && isLone(index) ? { keepNext: true } : {}),
      }),
    ),
    ...entry.lines.map((line) => wordLine(page, line, measures)),
  ];
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
