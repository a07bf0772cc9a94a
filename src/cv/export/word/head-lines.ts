import { HeadingLevel, TabStopType, type IParagraphOptions, type Paragraph } from "docx";
import type { TypstEntry } from "../../render/template-section.ts";
import type { CvPage } from "../../view-model/cv-page.ts";
import type { Run } from "../../sections/row-view.ts";
import type { WordMeasures } from "./word-measures.ts";
import { withSeparator, wordParagraph, type ParagraphPart, type TextPart } from "./word-runs.ts";

/** How an entry begins: what its first paragraph has above it, if not the space of its style. */
export type EntryStart = Pick<IParagraphOptions, "spacing" | "pageBreakBefore">;

/** A heading with the dates at the far margin, or in a column before it. */
export function headLine(
  page: CvPage,
  parts: ParagraphPart[],
  dates: TextPart | null,
  measures: WordMeasures,
  start: EntryStart,
): Paragraph {
  const options = { heading: HeadingLevel.HEADING_2, ...start };
  if (measures.column > 0)
    return wordParagraph(page, [...(dates ? [dates] : []), "tab", ...parts], {
      ...options,
      ...startTab(measures),
    });
  return wordParagraph(page, dates ? [...parts, "tab", dates] : parts, { ...options, ...endTab(measures) });
}

/** An entry of one line, such as a certificate. */
export function row(
  page: CvPage,
  parts: ParagraphPart[],
  dates: TextPart,
  measures: WordMeasures,
  { pageBreakBefore = false, keepNext = false }: EntryStart & { keepNext?: boolean },
): Paragraph {
  const isDated = dates.runs.length > 0;
  if (measures.column > 0) {
    const before: ParagraphPart[] = isDated ? [dates, "tab"] : ["tab"];
    return wordParagraph(page, [...before, ...parts], { pageBreakBefore, keepNext, ...startTab(measures) });
  }
  return wordParagraph(page, isDated ? [...parts, "tab", dates] : parts, {
    pageBreakBefore,
    keepNext,
    ...endTab(measures),
  });
}

/** A publication in one paragraph: title, where, date, address. */
export function paper(page: CvPage, entry: TypstEntry, measures: WordMeasures, start: EntryStart): Paragraph {
  const { comma } = page.words;
  const parts: ParagraphPart[] = [];
  let before: readonly Run[] = [];
  const add = (runs: readonly Run[], look = {}): void => {
    if (runs.length > 0) parts.push({ runs: withSeparator(before, comma, runs), look });
    before = [...before, ...runs];
  };
  add(entry.title);
  add([...entry.org, ...(entry.place ? [entry.place] : [])], measures.isCased ? { italics: true } : {});
  if (measures.column === 0) add(entry.dates);
  if (entry.link) add([entry.link]);
  // Its authors are on the same page.
  const keepNext = entry.body.length > 0;
  if (measures.column > 0) {
    const dates = { runs: entry.dates, look: { color: measures.color("soft") } };
    return row(page, parts, dates, measures, { ...start, keepNext });
  }
  const spacing = { before: measures.space(measures.look.gaps.entry / 2) };
  return wordParagraph(page, parts, {
    spacing,
    ...start,
    keepNext,
    indent: { start: hangingIndent, hanging: hangingIndent },
  });
}

export function dateLine(
  page: CvPage,
  dates: TextPart,
  { space, look }: WordMeasures,
  start: EntryStart,
): Paragraph {
  const spacing = { before: space(look.gaps.entry) };
  return wordParagraph(page, [dates], { style: "Employer", spacing, ...start });
}

/** Of publications without a column for dates. */
export const hangingIndent = 240;
export const noSpaceAbove = { spacing: { before: 0 } };

export const endTab = ({ textWidth }: WordMeasures) => ({
  tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
});
const startTab = ({ column }: WordMeasures) => ({
  tabStops: [{ type: TabStopType.LEFT, position: column }],
  indent: { start: column, hanging: column },
});
export const indentOf = ({ column }: WordMeasures): IParagraphOptions =>
  column > 0 ? { indent: { start: column } } : {};
