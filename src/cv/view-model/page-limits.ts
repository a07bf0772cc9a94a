import type { CvPage } from "./cv-page.ts";
import type { PageEntry, PageLine, Run } from "../sections/row-view.ts";

/**
 * Limits that keep drawing under one second. Two pages have about 60 lines and 6,000 characters, so this is about 30
 * pages.
 */
export const pageLimits = {
  /** Paragraphs, bullets, titles and similar lines. */
  lines: 2_500,
  characters: 100_000,
  /** Characters of the photo's base64: about 1.5 MB of image. */
  photo: 2_000_000,
} as const;

export type PageLimit = "lines" | "characters";

/** Counts the lines and characters of a page. */
export function measurePage(page: CvPage): Record<PageLimit, number> {
  const lines: Run[][] = [
    page.contacts,
    ...[page.name, page.headline].map((run) => (run ? [run] : [])),
    ...page.sections.flatMap((section) => [
      [section.heading],
      ...section.body.map(({ runs }) => runs),
      ...section.lines.map(runsOfLine),
      ...section.entries.flatMap(linesOfEntry),
    ]),
  ];
  let characters = 0;
  for (const line of lines) {
    for (const run of line) characters += run.before.length + run.text.length + run.after.length;
  }
  return { lines: lines.length, characters };
}

const runsOfLine = ({ label, items }: PageLine): Run[] => [...label, ...items];

function linesOfEntry(entry: PageEntry): Run[][] {
  return [
    [...entry.title, ...entry.subtitle, ...entry.dates, ...(entry.link ? [entry.link] : [])],
    ...entry.body.map(({ runs }) => runs),
    ...entry.lines.map(runsOfLine),
  ];
}
