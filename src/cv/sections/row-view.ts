import type { PageBlock, PageLine, Run } from "../view-model/cv-page.ts";
import type { PageTexts } from "../translations/translation.ts";

/** Converts the fields of one row to runs of the page. A field without text gives no runs. */
export type RowView<Field extends string> = {
  /** JSON pointer of the row. */
  at: string;
  /** Words of the page in the CV's language. */
  words: PageTexts;
  /** The text of a field as typed, without space around it. */
  text: (field: Field) => string;
  /** A field as one line. */
  line: (field: Field) => Run[];
  /** Several fields in one line, with a comma or another separator between them. */
  joined: (fields: readonly Field[], separator?: string) => Run[];
  /** "Python (advanced)". A note without a name has no brackets. */
  noted: (name: Field, note: Field) => Run[];
  /** The items of a list. */
  items: (field: Field) => Run[];
  /** The paragraphs and bullets of a long text. */
  blocks: (field: Field) => PageBlock[];
  link: (field: Field) => Run | null;
  /** A date in the CV's format. */
  date: (field: Field) => Run[];
  /** "2015 – 2019". A single date when both ends have the same text. */
  period: (start: Field, end: Field) => Run[];
  /** A line with or without a label, or none when there are no items. */
  labelled: (label: string | null, items: Run[]) => PageLine[];
};
