import { HeadingLevel, TabStopType, type IParagraphOptions, type Paragraph } from "docx";
import type { TypstEntry, TypstSection } from "../../render/template-section.ts";
import type { CvPage, Run } from "../../view-model/cv-page.ts";
import type { WordMeasures } from "./word-measures.ts";
import { after, wordParagraph, type Part } from "./word-runs.ts";

export type HeadedEntry = TypstEntry;
type Kind = Pick<TypstSection, "kind"> & { section: string };

/** Sections that some templates sort by employer. */
const byEmployer = ["experience", "education", "volunteering"];

/** The lines with the title, the employer and the dates of an entry, as the template arranges them. */
export function entryHead(
  page: CvPage,
  entry: HeadedEntry,
  measures: WordMeasures,
  { kind, section }: Kind,
): Paragraph[] {
  const { look, color, arrangement } = measures;
  const { comma } = page.words;
  const italics = look.entry.datesItalic && measures.isCased ? { italics: true } : {};
  const title = entry.title.length > 0 ? entry.title : entry.org;
  const org = entry.title.length > 0 ? entry.org : [];
  const where = [...org, ...after(org, comma, entry.place ? [entry.place] : [])];
  const dates: Part = {
    runs: entry.dates,
    look: { bold: false, color: color(look.entry.dates), ...italics },
  };
  const quiet = (runs: readonly Run[]): Part => ({
    runs,
    look: { bold: false, color: color(look.entry.where) },
  });
  const line = (parts: Part[]) => headLine(page, parts, entry.dates.length > 0 ? dates : null, measures);
  const employer = (parts: Part[], options: IParagraphOptions = {}) =>
    wordParagraph(page, parts, { style: "Employer", ...indentOf(measures), ...options });

  if (kind === "papers") return [paper(page, entry, measures)];
  if (kind === "rows") {
    const parts = [{ runs: title, look: { bold: true } }, quiet(after(title, comma, where))];
    return [row(page, parts, dates, measures)];
  }
  const isEmployerFirst = byEmployer.includes(section) && entry.title.length > 0 && entry.org.length > 0;
  if (arrangement === "employer-first" && isEmployerFirst) {
    const place = entry.place
      ? (["tab", { runs: [entry.place], look: { bold: false } }] satisfies Part[])
      : [];
    const post = [
      { runs: entry.title, look: measures.isCased ? { italics: true } : {} },
      ...datesAtEnd(entry, dates),
    ];
    return [
      wordParagraph(page, [{ runs: entry.org }, ...place], {
        heading: HeadingLevel.HEADING_2,
        ...endTab(measures),
      }),
      employer(post, endTab(measures)),
    ];
  }
  if (arrangement === "one-line" || arrangement === "employer-first")
    return [line([{ runs: title }, quiet(after(title, comma, where))])];
  if (arrangement === "above") {
    const above = entry.dates.length > 0 ? [dateLine(page, dates, measures)] : [];
    const heading = {
      heading: HeadingLevel.HEADING_2,
      ...(above.length > 0 ? { spacing: { before: 0 } } : {}),
    };
    return [
      ...above,
      ...(title.length > 0 ? [wordParagraph(page, [{ runs: title }], heading)] : []),
      ...(where.length > 0 ? [employer([{ runs: where }])] : []),
    ];
  }
  return [
    ...(title.length + entry.dates.length > 0 ? [line([{ runs: title }])] : []),
    ...(where.length > 0 ? [employer([{ runs: where }])] : []),
  ];
}

const datesAtEnd = (entry: HeadedEntry, dates: Part): Part[] =>
  entry.dates.length > 0 ? ["tab", dates] : [];

/** A heading with the dates at the far margin, or in a column before it. */
function headLine(page: CvPage, parts: Part[], dates: Part | null, measures: WordMeasures): Paragraph {
  const options = { heading: HeadingLevel.HEADING_2 };
  if (measures.column > 0)
    return wordParagraph(page, [...(dates ? [dates] : []), "tab", ...parts], {
      ...options,
      ...startTab(measures),
    });
  return wordParagraph(page, dates ? [...parts, "tab", dates] : parts, { ...options, ...endTab(measures) });
}

/** An entry of one line, such as a certificate. */
function row(page: CvPage, parts: Part[], dates: Part, measures: WordMeasures): Paragraph {
  const isDated = dates !== "tab" && dates.runs.length > 0;
  if (measures.column > 0) {
    const before: Part[] = isDated ? [dates, "tab"] : ["tab"];
    return wordParagraph(page, [...before, ...parts], startTab(measures));
  }
  return wordParagraph(page, isDated ? [...parts, "tab", dates] : parts, endTab(measures));
}

/** A publication in one paragraph: title, where, date, address. */
function paper(page: CvPage, entry: HeadedEntry, measures: WordMeasures): Paragraph {
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
  return wordParagraph(page, parts, { indent: { start: 240, hanging: 240 } });
}

function dateLine(page: CvPage, dates: Part, { space, look }: WordMeasures): Paragraph {
  return wordParagraph(page, [dates], { style: "Employer", spacing: { before: space(look.gaps.entry) } });
}

const endTab = ({ textWidth }: WordMeasures) => ({
  tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
});
const startTab = ({ column }: WordMeasures) => ({
  tabStops: [{ type: TabStopType.LEFT, position: column }],
  indent: { start: column, hanging: column },
});
const indentOf = ({ column }: WordMeasures): IParagraphOptions =>
  column > 0 ? { indent: { start: column } } : {};
