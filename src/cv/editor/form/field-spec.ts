/** How a field of the form is asked for. */
export type FieldSpec = {
  field: string;
  label: string;
  /** "start" and "date" are a month; "end" may be Present too; "lines" and "text" have room for many words. */
  kind?: "line" | "start" | "end" | "date" | "lines" | "text" | "email" | "tel" | "url";
  hint?: string;
  optional?: boolean;
  placeholder?: string;
  autoComplete?: string;
  /** Shares its line with the next one where there is room. */
  half?: boolean;
};
