import { HeadingLevel, type Paragraph } from "docx";
import type { TypstEntry } from "../../render/template-section.ts";
import type { CvPage } from "../../view-model/cv-page.ts";
import { headLine, indentOf, type EntryStart } from "./head-lines.ts";
import type { WordMeasures } from "./word-measures.ts";
import { withSeparator, wordParagraph, type ParagraphPart, type TextPart } from "./word-runs.ts";

/** The head of one of several posts at an employer. The first of them has the employer before it. */
export function postHead(
  page: CvPage,
  post: TypstEntry,
  measures: WordMeasures,
  start: EntryStart,
): Paragraph[] {
  const { title, place, employer } = post;
  const heading = { heading: HeadingLevel.HEADING_3 };
  const below = { style: "Employer", ...indentOf(measures) };
  return [
    ...(employer ? employerHead(page, employer, measures, start) : []),
    headLine(page, [{ runs: title }], datesOf(post, measures, "post"), measures, {
      ...heading,
      start: employer ? {} : start,
    }),
    ...(place ? [wordParagraph(page, [{ runs: [place] }], below)] : []),
  ];
}

/** The employer, its place and its dates in one line. */
function employerHead(
  page: CvPage,
  employer: TypstEntry,
  measures: WordMeasures,
  start: EntryStart,
): Paragraph[] {
  const name = employer.title.length > 0 ? employer.title : employer.org;
  const place = employer.place ? withSeparator(name, page.words.comma, [employer.place]) : [];
  const parts: ParagraphPart[] = [{ runs: name }, { runs: place, look: { bold: false } }];
  const link = employer.link
    ? [wordParagraph(page, [{ runs: [employer.link] }], { style: "Employer", ...indentOf(measures) })]
    : [];
  return [headLine(page, parts, datesOf(employer, measures, "employer"), measures, { start }), ...link];
}

function datesOf(
  { dates }: TypstEntry,
  { color, look, isCased }: WordMeasures,
  of: "employer" | "post",
): TextPart | null {
  if (dates.length === 0) return null;
  const ink = (of === "post" ? look.entry.post?.dates : undefined) ?? look.entry.dates;
  const italics = look.entry.datesItalic && isCased ? { italics: true } : {};
  return { runs: dates, look: { bold: false, color: color(ink), ...italics } };
}
