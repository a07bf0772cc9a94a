import * as z from "zod";
import { type FieldResult, fieldText, typedText } from "./field-text.ts";

/** The error of each field that was refused. */
export type FormErrors<Field extends string> = Partial<Record<Field, string>>;

/**
 * The result of reading a form: its values, or what to correct. `typed` has the text of the fields to fill in again.
 * `isMissing` is true when a refused field is blank.
 */
export type FormResult<Values, Field extends string, Typed extends string> = {
  typed: Record<Typed, string>;
} & ({ ok: true; values: Values } | { ok: false; errors: FormErrors<Field>; isMissing: boolean });

/**
 * Reads a submitted form. The schema gets the text of each of its fields, which is empty for a missing one. Each refused
 * field has the message of its first issue as its error.
 *
 * @param typed the fields to send back to the page; a password is never one of them
 * @example readForm(form, z.object({ email: readBy(readEmail), password: z.string() }), ["email"])
 */
export function readForm<Schema extends z.ZodObject, Typed extends string = never>(
  form: FormData,
  schema: Schema,
  typed: readonly Typed[] = [],
): FormResult<z.output<Schema>, keyof z.output<Schema> & string, Typed> {
  type Field = keyof z.output<Schema> & string;
  const texts = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, fieldText(form, field)]));
  const sentBack = typedText(form, typed);
  const read = schema.safeParse(texts);
  if (read.success) return { ok: true, values: read.data, typed: sentBack };
  const errors: FormErrors<Field> = {};
  for (const { path, message } of read.error.issues) errors[path[0] as Field] ??= message;
  const isMissing = Object.keys(errors).some((field) => isBlank(texts[field] ?? "", field in sentBack));
  return { ok: false, errors, isMissing, typed: sentBack };
}

/** A password may consist of spaces. Other text of spaces only is blank. */
function isBlank(text: string, isSentBack: boolean): boolean {
  return (isSentBack ? text.trim() : text) === "";
}

/** Makes a field of a schema from a function that reads its text. */
export function readBy<Value>(read: (text: string) => FieldResult<Value>) {
  return z.string().transform((text, context) => {
    const result = read(text);
    if (result.ok) return result.value;
    context.addIssue(result.error);
    return z.NEVER;
  });
}

/** The field of a checkbox, whatever value it sends when it is ticked. */
export const checkbox = z.string().transform((sent) => sent !== "");
