import { dateWordsOf } from "../../text/date-words.ts";
import type { CvDocument } from "../document/cv-document.ts";
import type { RowView, Run, PageLine, PageBlock } from "../sections/row-view.ts";
import { translations, type CvLanguage } from "../translations/translations.ts";
import { splitItems } from "../sections/split-list.ts";
import { cleanLine, cleanCharacters } from "./clean-text.ts";
import { readLink } from "../../text/read-link.ts";
import { readRichText } from "../../text/blocks/read-rich-text.ts";
import { parseMonthDate } from "../../text/periods.ts";
import type { DateFormat } from "../document/cv-look.ts";

/** Returns the view of a row at a JSON pointer. */
export function rowView<Field extends string>(
  row: Readonly<Record<Field, string>>,
  at: string,
  { language, look }: Pick<CvDocument, "language" | "look">,
): RowView<Field> {
  const { page: words } = translations[language];
  const dates = dateWordsOf(language);
  const typed = (field: Field): string => row[field] ?? "";
  const pointer = (field: Field): string => `${at}/${field}`;
  const line = (field: Field): Run[] => toRuns(typed(field), pointer(field));
  const date = (field: Field): Run[] =>
    toRuns(formatDate(typed(field), look.dateFormat, language), pointer(field));
  return {
    at,
    words,
    text: (field) => typed(field).trim(),
    line,
    joined: (fields, separator = words.comma) => joinRuns(fields.map(line), separator),
    noted: (name, note) => {
      const [runs, noteRuns] = [line(name), line(note)];
      return runs.length === 0 ? noteRuns : [...runs, ...wrapRuns(noteRuns, " (", ")")];
    },
    items: (field) => toItems(typed(field), pointer(field), words.comma),
    blocks: (field) => toBlocks(typed(field), pointer(field)),
    link: (field) => toLinkRun(typed(field), pointer(field)),
    date,
    period: (startField, endField) => {
      const [start, end] = [date(startField), date(endField)];
      return start[0]?.text === end[0]?.text ? start : joinRuns([start, end], dates.startToEnd ?? " – ");
    },
    labelled: labelledLine,
  };
}

/** The text of a field as one line. Returns an empty list when there is no text. */
export function toRuns(text: string, at: string): Run[] {
  const clean = cleanLine(text);
  return clean === "" ? [] : [plainRun(clean, at)];
}

/** An address, as a link if `readLink` allows it. */
function toLinkRun(text: string, at: string): Run | null {
  const clean = cleanLine(text);
  return clean === "" ? null : { ...plainRun(clean, at), ...readLink(clean) };
}

/** The items of a list, split by `splitItems` and joined with `comma`. */
function toItems(text: string, at: string, comma: string): Run[] {
  return splitItems(text)
    .map(cleanLine)
    .filter((item) => item !== "")
    .map((item, index) => ({ ...plainRun(item, at), before: index === 0 ? "" : comma }));
}

/** Joins the non-empty parts with a separator. */
export function joinRuns(parts: Run[][], between: string): Run[] {
  const [first = [], ...rest] = parts.filter((part) => part.length > 0);
  return [
    ...first,
    ...rest.flatMap((part) =>
      part.map((run, index) => (index === 0 ? { ...run, before: between + run.before } : run)),
    ),
  ];
}

/** Wraps non-empty runs in two strings: " (", ")". */
function wrapRuns(runs: Run[], before: string, after: string): Run[] {
  return runs.map((run, index) => ({
    ...run,
    before: index === 0 ? before + run.before : run.before,
    after: index === runs.length - 1 ? run.after + after : run.after,
  }));
}

/** A line with or without a label, or none when there are no items. */
export function labelledLine(label: string | null, items: Run[]): PageLine[] {
  const at = items[0]?.at;
  return at === undefined ? [] : [{ label: label === null ? [] : [plainRun(label, at)], items }];
}

function plainRun(text: string, at: string): Run {
  return { text, at, before: "", after: "", href: null };
}

/** The paragraphs and bullets of a long field, from its Markdown. */
export function toBlocks(markdown: string, at: string): PageBlock[] {
  // Four spaces keep the level of a bullet that is indented by a tab.
  return readRichText(cleanCharacters(markdown.replaceAll("\t", "    "))).map(({ level, spans }, block) => ({
    level,
    runs: spans.map(({ text, href, bold, italic }) => ({
      text,
      at,
      block,
      before: "",
      after: "",
      href,
      ...(bold ? { bold } : {}),
      ...(italic ? { italic } : {}),
    })),
  }));
}

/**
 * Writes a typed date in a format and language. Text that is not a date comes back unchanged.
 *
 * @example
 * formatDate("3/2021", "long", "en") // "March 2021"
 */
export function formatDate(typed: string, format: DateFormat, language: CvLanguage): string {
  const date = parseMonthDate(typed);
  if (date === null) return typed;
  const {
    present,
    longMonths,
    shortMonths = longMonths,
    monthToYear = " ",
    yearSuffix,
  } = dateWordsOf(language);
  if (date === "present") return present[0] ?? typed;
  const { year, month } = date;
  const namesMonth = format === "short" || format === "long";
  if (month === null || format === "year") return namesMonth ? `${year}${yearSuffix ?? ""}` : String(year);
  const digits = String(month).padStart(2, "0");
  if (format === "iso") return `${year}-${digits}`;
  if (format === "numeric") return yearSuffix ? `${year}/${digits}` : `${digits}/${year}`;
  const name = (format === "long" ? longMonths : shortMonths)[month - 1] ?? digits;
  if (yearSuffix) return `${year}${yearSuffix}${name}`;
  return `${name}${format === "long" ? monthToYear : " "}${year}`;
}
