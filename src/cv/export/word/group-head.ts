import { HeadingLevel, type Paragraph } from "docx";
import type { TypstEntry } from "../../render/template-section.ts";
import type { CvPage, Run } from "../../view-model/cv-page.ts";
import { headLine, indentOf, type Level } from "./head-lines.ts";
import type { WordMeasures } from "./word-measures.ts";
import { wordParagraph } from "./word-runs.ts";

/** The head of one of several posts at an employer. The first of them has the employer before it. */
export function postHead(page: CvPage, post: TypstEntry, measures: WordMeasures): Paragraph[] {
  return [
    ...(post.employer ? employerHead(page, post.employer, measures) : []),
    ...headLines(page, post.title, post, measures, HeadingLevel.HEADING_3),
  ];
}

function employerHead(page: CvPage, employer: TypstEntry, measures: WordMeasures): Paragraph[] {
  const name = employer.title.length > 0 ? employer.title : employer.org;
  const link = employer.link
    ? [wordParagraph(page, [{ runs: [employer.link] }], { style: "Employer", ...indentOf(measures) })]
    : [];
  return [...headLines(page, name, employer, measures, HeadingLevel.HEADING_2), ...link];
}

/** A title with its dates, and the place below. */
function headLines(
  page: CvPage,
  title: readonly Run[],
  { dates, place }: TypstEntry,
  measures: WordMeasures,
  heading: Level,
): Paragraph[] {
  const look = { bold: false, color: measures.color(measures.look.entry.dates) };
  const below = { style: "Employer", ...indentOf(measures) };
  return [
    headLine(page, [{ runs: title }], dates.length > 0 ? { runs: dates, look } : null, measures, heading),
    ...(place ? [wordParagraph(page, [{ runs: [place] }], below)] : []),
  ];
}
