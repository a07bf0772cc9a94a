import { dateWordsOf } from "../../text/date-words.ts";
import type { CvDocument } from "../document/cv-document.ts";
import type { RowView } from "../sections/row-view.ts";
import { translations } from "../translations/translations.ts";
import type { Run } from "./cv-page.ts";
import { formatDate } from "./format-date.ts";
import { toBlocks } from "./to-blocks.ts";
import { joinRuns, labelledLine, toItems, toLinkRun, toRuns, wrapRuns } from "./runs.ts";

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
