import { HeadingLevel, type IParagraphOptions, type Paragraph } from "docx";
import type { TypstEntry, TypstSection } from "../../render/template-section.ts";
import type { CvPage } from "../../view-model/cv-page.ts";
import type { Run } from "../../sections/row-view.ts";
import {
  dateLine,
  endTab,
  headLine,
  indentOf,
  noSpaceAbove,
  paper,
  row,
  type EntryStart,
} from "./head-lines.ts";
import type { WordMeasures } from "./word-measures.ts";
import { withSeparator, wordParagraph, type ParagraphPart, type TextPart } from "./word-runs.ts";

type Kind = Pick<TypstSection, "kind"> & { section: string; start: EntryStart };

/** Sections that some templates sort by employer. */
const byEmployer = ["experience", "education", "volunteering"];

/** The lines with the title, the employer and the dates of an entry, as the template arranges them. */
export function wordEntryHead(
  page: CvPage,
  entry: TypstEntry,
  measures: WordMeasures,
  { kind, section, start }: Kind,
): Paragraph[] {
  const { look, color, arrangement } = measures;
  const { comma } = page.words;
  const italics = look.entry.datesItalic && measures.isCased ? { italics: true } : {};
  const title = entry.title.length > 0 ? entry.title : entry.org;
  const org = entry.title.length > 0 ? entry.org : [];
  const where = [...org, ...withSeparator(org, comma, entry.place ? [entry.place] : [])];
  const dates: TextPart = {
    runs: entry.dates,
    look: { bold: false, color: color(look.entry.dates), ...italics },
  };
  const quiet = (runs: readonly Run[]): TextPart => ({
    runs,
    look: { bold: false, color: color(look.entry.where) },
  });
  const line = (parts: ParagraphPart[]) =>
    headLine(page, parts, entry.dates.length > 0 ? dates : null, measures, start);
  const employer = (parts: ParagraphPart[], options: IParagraphOptions = {}) =>
    wordParagraph(page, parts, { style: "Employer", ...indentOf(measures), ...options });

  if (kind === "papers") return [paper(page, entry, measures, start)];
  if (kind === "rows") {
    const parts = [{ runs: title, look: { bold: true } }, quiet(withSeparator(title, comma, where))];
    return [row(page, parts, dates, measures, start)];
  }
  const isEmployerFirst = byEmployer.includes(section) && entry.title.length > 0 && entry.org.length > 0;
  if (arrangement === "employer-first" && isEmployerFirst) {
    const place = entry.place
      ? (["tab", { runs: [entry.place], look: { bold: false } }] satisfies ParagraphPart[])
      : [];
    const post = [
      { runs: entry.title, look: measures.isCased ? { italics: true } : {} },
      ...datesAtEnd(entry, dates),
    ];
    return [
      wordParagraph(page, [{ runs: entry.org }, ...place], {
        heading: HeadingLevel.HEADING_2,
        ...start,
        ...endTab(measures),
      }),
      employer(post, endTab(measures)),
    ];
  }
  const isHeaded = title.length + entry.dates.length > 0;
  const below = where.length > 0 ? [employer([{ runs: where }], isHeaded ? {} : start)] : [];
  const isShort = fitsLine([...title, ...where, ...entry.dates], measures);
  if ((arrangement === "one-line" && isShort) || arrangement === "employer-first")
    return [line([{ runs: title }, quiet(withSeparator(title, comma, where))])];
  if (arrangement === "above") {
    const above = entry.dates.length > 0 ? [dateLine(page, dates, measures, start)] : [];
    const heading = {
      heading: HeadingLevel.HEADING_2,
      ...(above.length > 0 ? noSpaceAbove : start),
    };
    return [
      ...above,
      ...(title.length > 0 ? [wordParagraph(page, [{ runs: title }], heading)] : []),
      ...below,
    ];
  }
  return [...(isHeaded ? [line([{ runs: title }])] : []), ...below];
}

const datesAtEnd = (entry: TypstEntry, dates: TextPart): ParagraphPart[] =>
  entry.dates.length > 0 ? ["tab", dates] : [];

/** Whether a title, the employer and the dates fit in one line. Widths are estimated, as for contacts. */
function fitsLine(runs: readonly Run[], { textWidth, size, isCased }: WordMeasures): boolean {
  const letters = runs.reduce((sum, { before, text }) => sum + before.length + text.length, 6);
  return letters * (isCased ? 0.52 : 0.7) * size * 20 <= textWidth;
}
