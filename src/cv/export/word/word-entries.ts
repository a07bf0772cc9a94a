import { HeadingLevel, TabStopType, type IParagraphOptions, type Paragraph } from "docx";
import { templateSection, type TypstEntry } from "../../render/template-section.ts";
import type { CvPage, PageSection } from "../../view-model/cv-page.ts";
import type { PageBlock, PageLine, Run } from "../../sections/row-view.ts";
import { hangingIndent, noSpaceAbove } from "./head-lines.ts";
import { wordEntryHead } from "./word-entry-head.ts";
import type { WordMeasures } from "./word-measures.ts";
import { withSeparator, wordParagraph, type ParagraphPart } from "./word-runs.ts";

/** Space below the paragraphs of a letter, in twentieths of a point. */
const letterGap = 220;

/**
 * A section with its heading. A letter has none. Certificates are rows of one line each, and publications paragraphs, as in the PDF.
 *
 * @param spaceAbove space above the heading, if not that of its style
 */
export function wordSection(
  page: CvPage,
  section: PageSection,
  measures: WordMeasures,
  spaceAbove: number | null,
): Paragraph[] {
  const { kind, entries, levels } = templateSection(section, (run) => run);
  const isLetter = section.heading.text === "";
  const isInColumn = kind === "levels" && measures.column > 0;
  const ofEntry = (entry: TypstEntry, index: number): Paragraph[] => {
    const start = {
      ...(entry.isFollowing ? { spacing: { before: measures.space(measures.look.gaps.entry * 0.7) } } : {}),
      ...(index === 0 || entry.isOnNewPage ? noSpaceAbove : {}),
      ...(entry.isOnNewPage ? { pageBreakBefore: true } : {}),
    };
    const head = wordEntryHead(page, entry, measures, { kind, section: section.key, start });
    // An entry without a head has no paragraph that could carry the break.
    const breakAlone = head.length === 0 && entry.isOnNewPage ? [wordParagraph(page, [], start)] : [];
    return [...breakAlone, ...head, ...body(page, entry, measures, kind === "papers")];
  };
  const heading = wordParagraph(page, [{ runs: [section.heading] }], {
    heading: HeadingLevel.HEADING_1,
    ...(section.isOnNewPage ? { pageBreakBefore: true } : {}),
    ...(spaceAbove === null ? {} : { spacing: { before: spaceAbove } }),
  });
  return [
    ...(isLetter ? [] : [heading]),
    ...(isLetter ? [wordParagraph(page, [], { spacing: { after: 120 } })] : []),
    ...(isLetter
      ? wordBlocks(page, section.body, { ...measures, column: 0 }, letterGap)
      : wordBlocks(page, section.body, measures)),
    ...(isInColumn
      ? levels.map(({ name, level }) => ({ label: name, items: level ? [level] : [] }))
      : section.lines
    ).map((line, index, { length }) => wordLine(page, line, measures, index < length - 1)),
    ...entries.flatMap(ofEntry),
  ];
}

function body(page: CvPage, entry: TypstEntry, measures: WordMeasures, hasLink: boolean): Paragraph[] {
  const start = hasLink ? measures.column || hangingIndent : measures.column;
  const indent = start > 0 ? { indent: { start } } : {};
  const look = { color: measures.color("soft") };
  return [
    ...(entry.link && !hasLink ? [wordParagraph(page, [{ runs: [entry.link], look }], indent)] : []),
    ...wordBlocks(page, flat(entry.body), { ...measures, column: start }),
    ...entry.lines.map((line) => labelled(page, line, indent)),
  ];
}

function flat(blocks: TypstEntry["body"]): PageBlock[] {
  return blocks.flatMap(({ bullet, runs, below }): PageBlock[] => [
    { level: bullet ? 1 : 0, runs },
    ...below.map((inner): PageBlock => ({ level: 2, runs: inner })),
  ]);
}

/** A label and its items: in a column of its own where dates are, too. `keepNext` keeps it with the next line. */
function wordLine(
  page: CvPage,
  line: PageLine,
  { column, look, color }: WordMeasures,
  keepNext: boolean,
): Paragraph {
  const { label, items } = line;
  const name: ParagraphPart = {
    runs: label,
    look: look.label ? { color: color(look.label) } : { bold: true },
  };
  const isShort = label.reduce((sum, run) => sum + run.text.length, 0) < 22;
  if (column > 0 && label.length > 0 && items.length > 0 && isShort)
    return beside(page, [name], items, column, keepNext);
  return labelled(page, line, { keepNext, ...(column > 0 ? { indent: { start: column } } : {}) });
}

/** A label in bold with its items after it. */
function labelled(page: CvPage, { label, items }: PageLine, options: IParagraphOptions): Paragraph {
  const rest = { runs: withSeparator(label, page.words.colon, items) };
  const isLabelled = label.length > 0 && items.length > 0;
  return wordParagraph(page, [{ runs: label, look: isLabelled ? { bold: true } : {} }, rest], options);
}

function beside(
  page: CvPage,
  label: ParagraphPart[],
  runs: readonly Run[],
  column: number,
  keepNext: boolean,
): Paragraph {
  const options: IParagraphOptions = {
    keepNext,
    tabStops: [{ type: TabStopType.LEFT, position: column }],
    indent: { start: column, hanging: column },
  };
  return wordParagraph(page, [...label, "tab", { runs }], options);
}

/** The numbering of lists, whose levels 0 and 1 are the two levels of bullets. */
export const bulletNumbering = "bullets";

const styles = { 1: "ListBullet", 2: "ListBullet2" } as const;

/**
 * Writes the paragraphs and bullets of a long text. No bullet is alone on a page.
 *
 * @param spaceBelow space below each paragraph and list, in twentieths of a point
 */
function wordBlocks(
  page: CvPage,
  blocks: readonly PageBlock[],
  { column }: WordMeasures,
  spaceBelow = 0,
): Paragraph[] {
  const isBullet = (index: number) => (blocks[index]?.level ?? 0) > 0;
  const isFirst = (index: number) => isBullet(index + 1) && !isBullet(index - 1);
  const isLastButOne = (index: number) => isBullet(index + 1) && !isBullet(index + 2);
  return blocks.map(({ level, runs }, index) => {
    const parts = runs.map((run) => ({
      runs: [run],
      look: run.href === null ? {} : { style: "Hyperlink" },
    }));
    const spacing =
      spaceBelow > 0 && !(isBullet(index) && isBullet(index + 1)) ? { spacing: { after: spaceBelow } } : {};
    if (level === 0)
      return wordParagraph(page, parts, { ...spacing, ...(column > 0 ? { indent: { start: column } } : {}) });
    return wordParagraph(page, parts, {
      ...spacing,
      style: styles[level],
      numbering: { reference: bulletNumbering, level: level - 1 },
      ...(isFirst(index) || isLastButOne(index) ? { keepNext: true } : {}),
    });
  });
}
