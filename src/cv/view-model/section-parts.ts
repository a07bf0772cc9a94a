import type { CvDocument } from "../document/cv-document.ts";
import type { RowToPage } from "../sections/section.ts";
import { translations } from "../translations/translations.ts";
import type { PageEntry, PageLine, Run } from "./cv-page.ts";
import { rowView } from "./row-view.ts";
import { joinRuns, labelledLine } from "./runs.ts";

/** The lines and entries of a section. Both may be empty. */
export type SectionParts = { lines: PageLine[]; entries: PageEntry[] };

/**
 * Converts the rows of a section.
 *
 * @param at JSON pointer of the rows
 */
export function sectionParts(
  section: RowToPage<string>,
  rows: readonly Readonly<Record<string, string>>[],
  at: string,
  document: Pick<CvDocument, "language" | "look">,
): SectionParts {
  const views = rows.map((row, index) => rowView(row, `${at}/${index}`, document));
  if ("line" in section) {
    const { comma } = translations[document.language].page;
    return { lines: groupNames(views.map(section.line), comma), entries: [] };
  }
  return { lines: [], entries: views.flatMap((view) => completeEntry(view.at, section.entry(view))) };
}

/** Returns no entry if every part is empty. */
function completeEntry(at: string, parts: Partial<PageEntry>): PageEntry[] {
  const { title = [], subtitle = [], dates = [], link = null } = parts;
  const { body = [], lines = [] } = parts;
  const isEmpty = [title, subtitle, dates, body, lines].every((part) => part.length === 0);
  return isEmpty && link === null ? [] : [{ at, title, subtitle, dates, link, body, lines }];
}

/** Joins rows that only have a name in one line. A row with items gets a line of its own. */
function groupNames(rows: readonly PageLine[], comma: string): PageLine[] {
  const lines: PageLine[] = [];
  let names: Run[][] = [];
  const closeNames = () => {
    lines.push(...labelledLine(null, joinRuns(names, comma)));
    names = [];
  };
  for (const row of rows) {
    if (row.items.length === 0) names.push(row.label);
    else {
      closeNames();
      lines.push(row);
    }
  }
  closeNames();
  return lines;
}
