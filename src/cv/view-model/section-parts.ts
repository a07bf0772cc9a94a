import type { CvDocument, RowListKey } from "../document/cv-document.ts";
import type { RowView, PageEntry, PageLine, Run } from "../sections/row-view.ts";
import type { RowToPage } from "../sections/section.ts";
import { dateWordsOf } from "../../text/date-words.ts";
import { translations } from "../translations/translations.ts";
import { rowView, joinRuns, labelledLine } from "./row-view.ts";
import { withEmployers, type ShownRow } from "./with-employers.ts";

/** The lines and entries of a section. Both may be empty. */
type SectionParts = { lines: PageLine[]; entries: PageEntry[] };

/**
 * Converts the rows of a section.
 *
 * @param place the list of the rows and its JSON pointer
 */
export function sectionParts(
  section: RowToPage<string>,
  rows: readonly Readonly<Record<string, string>>[],
  { list, at }: { list: RowListKey; at: string },
  document: Pick<CvDocument, "language" | "look" | "layout">,
): SectionParts {
  const view = ({ texts, at: place }: ShownRow): RowView<string> => rowView(texts, place, document);
  const all = rows.map((texts, index): ShownRow => ({
    texts,
    at: `${at}/${index}`,
    part: "alone",
    isOnNewPage: document.layout.breaks.includes(`${list}/${texts["id"] ?? ""}`),
  }));
  if ("line" in section) {
    const { comma } = translations[document.language].page;
    return { lines: groupNames(all.map(view).map(section.line), comma), entries: [] };
  }
  const shown =
    section.employer && document.look.posts === "together" ? withEmployers(all, section.employer) : all;
  const entryOf = (row: ShownRow): Partial<PageEntry> => {
    const entry = section.entry(view(row));
    if (row.period === undefined) return entry;
    const [start, end] = [view(row.period.start).date("startDate"), view(row.period.end).date("endDate")];
    return { ...entry, dates: joinRuns([start, end], dateWordsOf(document.language).startToEnd ?? " – ") };
  };
  return { lines: [], entries: shown.flatMap((row) => completeEntry(row, entryOf(row))) };
}

/** Returns no entry if every part is empty. */
function completeEntry({ at, part, isOnNewPage }: ShownRow, parts: Partial<PageEntry>): PageEntry[] {
  const { title = [], subtitle = [], dates = [], link = null } = parts;
  const { body = [], lines = [] } = parts;
  const isEmpty = [title, subtitle, dates, body, lines].every((one) => one.length === 0);
  return isEmpty && link === null
    ? []
    : [{ at, part, isOnNewPage, title, subtitle, dates, link, body, lines }];
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
