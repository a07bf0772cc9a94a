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
