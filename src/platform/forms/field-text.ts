/** The result of reading one field: its value, or a sentence that says how to correct it. */
export type FieldResult<Value> = { ok: true; value: Value } | { ok: false; error: string };

/** The maximum number of characters of a field that are sent back, so that no huge text is. */
const longestTyped = 20_000;

/** Reads the text of a field. A missing field and a file count as empty. A line break is one character. */
export function fieldText(form: FormData, field: string): string {
  const value = form.get(field);
  // Forms send line breaks as CRLF.
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}

/** Reads the fields as they were typed, to fill them in again. Never name the field of a password. */
export function typedText<Field extends string>(
  form: FormData,
  fields: readonly Field[],
): Record<Field, string> {
  const texts = fields.map((field) => [field, fieldText(form, field).slice(0, longestTyped)]);
  return Object.fromEntries(texts) as Record<Field, string>;
}
