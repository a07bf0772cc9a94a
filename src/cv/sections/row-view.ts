import type { PageTexts } from "../translations/translation.ts";

/** A piece of text from one field, with surrounding text that is not part of the field. */
export type Run = {
  /** Never empty. Only paragraphs contain line breaks. */
  text: string;
  /** JSON pointer of its field in the document. */
  at: string;
  /** The paragraph or bullet that it is in, from 0. Only runs of long texts have it. */
  block?: number;
  before: string;
  after: string;
  /** An http, https or mailto address, normalised as in the URL standard. */
  href: string | null;
  bold?: true;
  italic?: true;
};

/** A paragraph (level 0), a bullet (1) or a bullet below another (2) of a long text. Has at least one run. */
export type PageBlock = { level: 0 | 1 | 2; runs: Run[] };

/** A label and its items: "Languages: Python, SQL". At least one of them is not empty. */
export type PageLine = { label: Run[]; items: Run[] };

/** A job, a school, a project. At least one part is not empty. */
export type PageEntry = {
  at: string;
  /** Whether it is another post at the employer of the entry before. It is set closer to it. */
  isFollowing: boolean;
  isOnNewPage: boolean;
  title: Run[];
  subtitle: Run[];
  dates: Run[];
  link: Run | null;
  body: PageBlock[];
  lines: PageLine[];
};

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
