import type { CustomRow, CvDocument, SectionKind, Sections } from "../document/cv-document.ts";
import type { PageWords } from "../translations/translation.ts";
import { translations } from "../translations/translations.ts";
import type { PageEntry, PageLine, Run } from "./cv-page.ts";
import { formatDate } from "./format-date.ts";
import {
  joinRuns,
  labelledLine,
  toBullets,
  toItems,
  toLinkRun,
  toParagraphs,
  toRuns,
  wrapRuns,
} from "./runs.ts";

/** The lines and entries of a section. Both may be empty. */
export type SectionParts = { lines: PageLine[]; entries: PageEntry[] };

/** Everything needed to convert a row. `at` is the JSON pointer of the row. */
type Reader = { at: string; words: PageWords; to: string; date: (typed: string, field: string) => Run[] };
type EntryOf<R> = (row: R, reader: Reader) => Partial<PageEntry>;

/** Sections whose rows become one entry each. */
const entryOf: {
  [K in Exclude<SectionKind, "skills" | "languages" | "interests">]: EntryOf<Sections[K][number]>;
} = {
  experience: (row, reader) => ({
    title: toRuns(row.position, `${reader.at}/position`),
    subtitle: joinRuns(
      [toRuns(row.company, `${reader.at}/company`), toRuns(row.location, `${reader.at}/location`)],
      reader.words.comma,
    ),
    ...told(row, reader),
  }),
  education: (row, reader) => ({
    title: joinRuns(
      [toRuns(row.degree, `${reader.at}/degree`), toRuns(row.field, `${reader.at}/field`)],
      // "BSc Statistics", but "Bachelor of Science, Statistics".
      row.degree.trim().includes(" ") ? reader.words.comma : " ",
    ),
    subtitle: toRuns(row.institution, `${reader.at}/institution`),
    dates: span(row, reader),
    link: toLinkRun(row.url, `${reader.at}/url`),
    lines: [
      ...labelledLine(reader.words.grade, toRuns(row.score, `${reader.at}/score`)),
      ...labelledLine(reader.words.courses, toItems(row.courses, `${reader.at}/courses`, reader.words.comma)),
    ],
  }),
  projects: (row, reader) => ({
    title: toRuns(row.name, `${reader.at}/name`),
    subtitle: joinRuns(
      [toRuns(row.role, `${reader.at}/role`), toRuns(row.organisation, `${reader.at}/organisation`)],
      reader.words.comma,
    ),
    ...told(row, reader),
    lines: unlabelled(toItems(row.keywords, `${reader.at}/keywords`, reader.words.comma)),
  }),
  certificates: (row, reader) => ({
    title: toRuns(row.name, `${reader.at}/name`),
    subtitle: toRuns(row.issuer, `${reader.at}/issuer`),
    dates: reader.date(row.date, "date"),
    link: toLinkRun(row.url, `${reader.at}/url`),
  }),
  volunteering: (row, reader) => ({
    title: toRuns(row.position, `${reader.at}/position`),
    subtitle: toRuns(row.organisation, `${reader.at}/organisation`),
    ...told(row, reader),
  }),
  awards: (row, reader) => ({
    title: toRuns(row.title, `${reader.at}/title`),
    subtitle: toRuns(row.awarder, `${reader.at}/awarder`),
    dates: reader.date(row.date, "date"),
    paragraphs: toParagraphs(row.summary, `${reader.at}/summary`),
  }),
  publications: (row, reader) => ({
    title: toRuns(row.name, `${reader.at}/name`),
    subtitle: toRuns(row.publisher, `${reader.at}/publisher`),
    dates: reader.date(row.date, "date"),
    link: toLinkRun(row.url, `${reader.at}/url`),
    paragraphs: toParagraphs(row.summary, `${reader.at}/summary`),
  }),
  references: (row, { at }) => ({
    title: toRuns(row.name, `${at}/name`),
    paragraphs: toParagraphs(row.reference, `${at}/reference`),
  }),
};

/** Converts the rows of a section. */
export function sectionParts(
  kind: SectionKind,
  document: Pick<CvDocument, "language" | "look" | "sections">,
  words: PageWords,
): SectionParts {
  const { sections } = document;
  if (kind === "skills" || kind === "interests") {
    const rows: { name: string; level?: string; keywords: string }[] = sections[kind];
    return {
      lines: listed(
        rows.map((row, index) => listedRow(row, `/sections/${kind}/${index}`, words)),
        words,
      ),
      entries: [],
    };
  }
  if (kind === "languages") {
    const rows = sections.languages.map((row, index) => {
      const at = `/sections/languages/${index}`;
      return {
        label: noted(toRuns(row.language, `${at}/language`), toRuns(row.fluency, `${at}/fluency`)),
        items: [],
      };
    });
    return { lines: listed(rows, words), entries: [] };
  }
  const toEntry = entryOf[kind] as EntryOf<Sections[typeof kind][number]>;
  const entries = sections[kind].map((row, index) => {
    const reader = readerAt(`/sections/${kind}/${index}`, document, words);
    return fill(reader.at, toEntry(row, reader));
  });
  return { lines: [], entries: entries.filter((entry) => entry !== null) };
}

/** Converts the rows of a custom section. */
export function customParts(
  rows: CustomRow[],
  at: string,
  document: Pick<CvDocument, "language" | "look">,
  words: PageWords,
): SectionParts {
  const entries = rows.map((row, index) => {
    const reader = readerAt(`${at}/rows/${index}`, document, words);
    return fill(reader.at, {
      title: toRuns(row.title, `${reader.at}/title`),
      subtitle: toRuns(row.subtitle, `${reader.at}/subtitle`),
      ...told({ ...row, summary: "" }, reader),
    });
  });
  return { lines: [], entries: entries.filter((entry) => entry !== null) };
}

function readerAt(
  at: string,
  { language, look }: Pick<CvDocument, "language" | "look">,
  words: PageWords,
): Reader {
  return {
    at,
    words,
    to: translations[language].dates.startToEnd,
    date: (typed, field) => toRuns(formatDate(typed, look.dateFormat, language), `${at}/${field}`),
  };
}

/** "2015 – 2019". A single date when both ends have the same text. */
function span(row: { startDate: string; endDate: string }, { date, to }: Reader): Run[] {
  const start = date(row.startDate, "startDate");
  const end = date(row.endDate, "endDate");
  return start[0]?.text === end[0]?.text ? start : joinRuns([start, end], to);
}

function told(
  row: { startDate: string; endDate: string; url: string; summary: string; description: string },
  reader: Reader,
): Pick<PageEntry, "dates" | "link" | "paragraphs" | "bullets"> {
  return {
    dates: span(row, reader),
    link: toLinkRun(row.url, `${reader.at}/url`),
    paragraphs: toParagraphs(row.summary, `${reader.at}/summary`),
    bullets: toBullets(row.description, `${reader.at}/description`),
  };
}

function fill(at: string, parts: Partial<PageEntry>): PageEntry | null {
  const { title = [], subtitle = [], dates = [], link = null } = parts;
  const { paragraphs = [], bullets = [], lines = [] } = parts;
  const isEmpty = [title, subtitle, dates, paragraphs, bullets, lines].every((part) => part.length === 0);
  return isEmpty && link === null ? null : { at, title, subtitle, dates, link, paragraphs, bullets, lines };
}

const unlabelled = (items: Run[]): PageLine[] => (items.length === 0 ? [] : [{ label: [], items }]);

/** "Python (advanced)". A note without a name has no brackets. */
function noted(name: Run[], note: Run[]): Run[] {
  return name.length === 0 ? note : [...name, ...wrapRuns(note, " (", ")")];
}

function listedRow(
  row: { name: string; level?: string; keywords: string },
  at: string,
  words: PageWords,
): PageLine {
  return {
    label: noted(toRuns(row.name, `${at}/name`), toRuns(row.level ?? "", `${at}/level`)),
    items: toItems(row.keywords, `${at}/keywords`, words.comma),
  };
}

/** Joins rows that only have a name in one line. A row with items gets a line of its own. */
function listed(rows: PageLine[], words: PageWords): PageLine[] {
  const lines: PageLine[] = [];
  let names: Run[][] = [];
  const closeNames = () => {
    lines.push(...unlabelled(joinRuns(names, words.comma)));
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
