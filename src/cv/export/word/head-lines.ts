import { HeadingLevel, TabStopType, type IParagraphOptions, type Paragraph } from "docx";
import type { TypstEntry } from "../../render/template-section.ts";
import type { CvPage, Run } from "../../view-model/cv-page.ts";
import type { WordMeasures } from "./word-measures.ts";
import { after, wordParagraph, type Part } from "./word-runs.ts";

type Level = (typeof HeadingLevel)[keyof typeof HeadingLevel];

/** A heading with the dates at the far margin, or in a column before it. The first of a section has no space above. */
export function headLine(
  page: CvPage,
  parts: Part[],
  dates: Part | null,
  measures: WordMeasures,
  { heading = HeadingLevel.HEADING_2, isFirst = false }: { heading?: Level; isFirst?: boolean } = {},
): Paragraph {
  const options = { heading, ...(isFirst ? noSpaceAbove : {}) };
  if (measures.column > 0)
    return wordParagraph(page, [...(dates ? [dates] : []), "tab", ...parts], {
      ...options,
      ...startTab(measures),
    });
  return wordParagraph(page, dates ? [...parts, "tab", dates] : parts, { ...options, ...endTab(measures) });
}

/** An entry of one line, such as a certificate. */
export function row(page: CvPage, parts: Part[], dates: Part, measures: WordMeasures): Paragraph {
  const isDated = dates !== "tab" && dates.runs.length > 0;
  if (measures.column > 0) {
    const before: Part[] = isDated ? [dates, "tab"] : ["tab"];
    return wordParagraph(page, [...before, ...parts], startTab(measures));
  }
  return wordParagraph(page, isDated ? [...parts, "tab", dates] : parts, endTab(measures));
}

/** A publication in one paragraph: title, where, date, address. */
export function paper(page: CvPage, entry: TypstEntry, measures: WordMeasures, isFirst: boolean): Paragraph {
  const { comma } = page.words;
  const parts: Part[] = [];
  let before: readonly Run[] = [];
  const add = (runs: readonly Run[], look = {}): void => {
    if (runs.length > 0) parts.push({ runs: after(before, comma, runs), look });
    before = [...before, ...runs];
  };
  add(entry.title);
  add([...entry.org, ...(entry.place ? [entry.place] : [])], measures.isCased ? { italics: true } : {});
  if (measures.column === 0) add(entry.dates);
  if (entry.link) add([entry.link]);
  if (measures.column > 0)
    return row(page, parts, { runs: entry.dates, look: { color: measures.color("soft") } }, measures);
  const above = isFirst
    ? noSpaceAbove
    : { spacing: { before: measures.space(measures.look.gaps.entry / 2) } };
  return wordParagraph(page, parts, { ...above, indent: { start: hangingIndent, hanging: hangingIndent } });
}

export function dateLine(
  page: CvPage,
  dates: Part,
  { space, look }: WordMeasures,
  isFirst: boolean,
): Paragraph {
  const spacing = isFirst ? noSpaceAbove : { spacing: { before: space(look.gaps.entry) } };
  return wordParagraph(page, [dates], { style: "Employer", ...spacing });
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
