import type { JsonResumeField } from "./field-lens.ts";
import type { RowView, PageEntry, PageLine, Run } from "./row-view.ts";

/** Describes a field of the form. */
export type FieldSpec = {
  field: string;
  label: string;
  /** "start" and "date" are a month; "end" may also be Present; "lines" is a list. "paragraphs" and "bullets" are Markdown. */
  kind?: "line" | "start" | "end" | "date" | "lines" | "paragraphs" | "bullets" | "email" | "tel" | "url";
  hint?: string;
  optional?: boolean;
  placeholder?: string;
  autoComplete?: string;
  /** Shares its line with the next field if there is space. */
  half?: boolean;
  /** Is under "More fields". */
  more?: boolean;
};

/** The form for the rows of a list. */
export type RowForm = {
  /** "experience" as in "Add experience". */
  add: string;
  /** The name of a row without text. */
  unnamed: string;
  /** Fields that another post at the same employer starts with. The first is the employer. */
  shared?: readonly string[];
  /** Fields whose texts form the row's name, in this order. */
  name: readonly string[];
  fields: readonly FieldSpec[];
};

/** Some texts of a new row. */
type Texts<Field extends string> = Partial<Record<Field, string>>;

/** Fields in the order of the form. */
type Fields<Field extends string> = Readonly<Record<Field, Omit<FieldSpec, "field"> & JsonResumeField>>;

/** A list of rows with the same fields. */
export type RowListFields<Field extends string> = Omit<RowForm, "name" | "shared" | "fields"> & {
  name: readonly NoInfer<Field>[];
  shared?: readonly NoInfer<Field>[];
  fields: Fields<Field>;
};

/** The fields that several posts at one employer share, and the field that names the post. */
export type EmployerFields<Field extends string> = Record<"name" | "post" | "url", Field> & {
  place?: Field;
};

/** A page shows each row of a section as an entry or as a line. */
export type RowToPage<Field extends string> =
  | {
      entry: (row: RowView<NoInfer<Field>>) => Partial<PageEntry>;
      /** Rows one after the other with the same employer are shown below it. They have startDate and endDate. */
      employer?: EmployerFields<NoInfer<Field>>;
    }
  | { line: (row: RowView<NoInfer<Field>>) => PageLine };

/** Everything about one section of a CV. To add a field, see docs/how-to/add-a-cv-field.md. */
export type Section<Field extends string> = RowListFields<Field> &
  RowToPage<Field> & {
    /** Name in the form. Pages print the headings of `translations`. */
    title: string;
    /** Property of a JSON Resume 1.x with the rows. */
    jsonResume: string;
    /** The list of a Reactive Resume, and how to read its items. */
    reactiveResume: { list: string; read: (item: ReactiveResumeItem) => Texts<NoInfer<Field>> };
    /** The table of a LinkedIn export, and how to read its rows. */
    linkedIn?: { table: string; read: (row: LinkedInRow) => Texts<NoInfer<Field>> };
  };

/** The rows of sections that the person names. */
type CustomRows<Field extends string> = RowListFields<Field> &
  RowToPage<Field> & { reactiveResume: (item: ReactiveResumeItem) => Texts<NoInfer<Field>> };

/** Rows that a page shows among the contact details. */
type ContactRows<Field extends string> = RowListFields<Field> & {
  contact: (row: RowView<NoInfer<Field>>) => Run | null;
};

/** These check a description and infer its fields. */
export const defineFields = <Field extends string>(fields: Fields<Field>): Fields<Field> => fields;
export const defineSection = <Field extends string>(section: Section<Field>): Section<Field> => section;
export const defineCustomRows = <Field extends string>(rows: CustomRows<Field>): CustomRows<Field> => rows;
export const defineContactRows = <Field extends string>(rows: ContactRows<Field>): ContactRows<Field> => rows;

/** An item of a Reactive Resume. Versions 4 and 5 name properties differently: the first with text counts. */
export type ReactiveResumeItem = {
  text: (...properties: string[]) => string;
  /** Formatted text as Markdown. */
  formatted: (...properties: string[]) => string;
  date: (property: string) => string;
  period: () => { startDate: string; endDate: string };
  /** Formatted text as a summary and a list of achievements, in Markdown. */
  achievements: (...properties: string[]) => { summary: string; description: string };
};

/** A row of a table in a LinkedIn export. */
export type LinkedInRow = {
  text: (...columns: string[]) => string;
  /** A long text as Markdown. */
  formatted: (...columns: string[]) => string;
  date: (column: string) => string;
  /** "Started On" to "Finished On". A missing end date means that the job is current. */
  period: () => { startDate: string; endDate: string };
  /** "Description" as a summary and a list of achievements, in Markdown. */
  achievements: () => { summary: string; description: string };
};
