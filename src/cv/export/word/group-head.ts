import { HeadingLevel, type Paragraph } from "docx";
import type { TypstEntry } from "../../render/template-section.ts";
import type { CvPage } from "../../view-model/cv-page.ts";
import { headLine, indentOf } from "./head-lines.ts";
import type { WordMeasures } from "./word-measures.ts";
import { after, wordParagraph, type Part } from "./word-runs.ts";

/** The head of one of several posts at an employer. The first of them has the employer before it. */
export function postHead(
  page: CvPage,
  post: TypstEntry,
  measures: WordMeasures,
  isFirst: boolean,
): Paragraph[] {
  const { title, place, employer } = post;
  const heading = { heading: HeadingLevel.HEADING_3 };
  const below = { style: "Employer", ...indentOf(measures) };
  return [
    ...(employer ? employerHead(page, employer, measures, isFirst) : []),
    headLine(page, [{ runs: title }], datesOf(post, measures), measures, heading),
    ...(place ? [wordParagraph(page, [{ runs: [place] }], below)] : []),
  ];
}

/** The employer, its place and its dates in one line. */
function employerHead(
  page: CvPage,
  employer: TypstEntry,
  measures: WordMeasures,
  isFirst: boolean,
): Paragraph[] {
  const name = employer.title.length > 0 ? employer.title : employer.org;
  const place = employer.place ? after(name, page.words.comma, [employer.place]) : [];
  const parts: Part[] = [{ runs: name }, { runs: place, look: { bold: false } }];
  const link = employer.link
    ? [wordParagraph(page, [{ runs: [employer.link] }], { style: "Employer", ...indentOf(measures) })]
    : [];
  return [headLine(page, parts, datesOf(employer, measures), measures, { isFirst }), ...link];
}

function datesOf({ dates }: TypstEntry, { color, look, isCased }: WordMeasures): Part | null {
  if (dates.length === 0) return null;
  const italics = look.entry.datesItalic && isCased ? { italics: true } : {};
  return { runs: dates, look: { bold: false, color: color(look.entry.dates), ...italics } };
}
