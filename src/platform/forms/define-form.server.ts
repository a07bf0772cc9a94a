import * as z from "zod";
import type { Control, Controls } from "./controls.ts";
import { readBy, readForm, type FormResult } from "./read-form.ts";
import type { FieldResult } from "./field-text.ts";

/** Facts that a field's schema cannot hold: the limits of a text that a function reads, and the texts of a choice. */
type Hints = Omit<Control, "name"> & { isSecret?: true };

const hints = z.registry<Hints>();

/** A form that a schema describes: `controls` for the page, `read` for the action. */
export type FormOf<Schema extends z.ZodObject> = {
  controls: Controls<keyof z.output<Schema> & string>;
  read: (form: FormData) => FormResult<z.output<Schema>, keyof z.output<Schema> & string, string>;
};

/**
 * Makes a form of its schema (docs/how-to/add-a-form.md). The schema gets the text of each field, and its messages are
 * the errors next to the fields. The schema stays on the server; the page gets the limits of its controls.
 *
 * @example
 * const noteForm = defineForm(z.object({ title: text(100, "Give it a title."), topic: choice(topics, "Choose one.") }));
 */
export function defineForm<Schema extends z.ZodObject>(schema: Schema): FormOf<Schema> {
  type Field = keyof z.output<Schema> & string;
  const fields = Object.entries(schema.shape) as [Field, z.ZodType][];
  const controls = fields.map(([name, field]) => [name, controlOf(name, field)]);
  const typed = fields.flatMap(([name, field]) => (hints.get(field)?.isSecret ? [] : [name]));
  return {
    controls: Object.fromEntries(controls) as Controls<Field>,
    read: (form) => readForm<Schema, string>(form, schema, typed),
  };
}

/** A text of at most `most` characters, trimmed. With `missing` it is required, and `missing` is the error of an empty one. */
export function text(most: number, missing = "") {
  const trimmed = z.string().trim();
  const filled = missing === "" ? trimmed : trimmed.min(1, missing);
  return filled.max(most, `Use at most ${most.toLocaleString("en-GB")} characters.`);
}

/** One of the keys of `labels`, whose values are the texts to choose from. */
export function choice<Value extends string>(labels: Readonly<Record<Value, string>>, error = "") {
  const options = Object.entries<string>(labels);
  return z.enum(Object.keys(labels) as Value[], error).register(hints, { options });
}

/** A password or a code, which is never sent back to the page. With `missing` it is required. */
export function secret(missing = "", kind = z.string()) {
  return (missing === "" ? kind : kind.min(1, missing)).register(hints, { isSecret: true });
}

/** A required text that a function reads, and its maximum length. */
export function requiredBy<Value>(read: (text: string) => FieldResult<Value>, maxLength: number) {
  return readBy(read).register(hints, { required: true, maxLength });
}

/** A text that a function reads, also an empty one, and its maximum length. */
export function optionalBy<Value>(read: (text: string) => FieldResult<Value>, maxLength: number) {
  return readBy(read).register(hints, { maxLength });
}

function controlOf(name: string, field: z.ZodType): Control {
  const read = field instanceof z.ZodPipe ? field.in : field instanceof z.ZodCatch ? field.unwrap() : field;
  const { isSecret: _, ...known } = hints.get(field) ?? hints.get(read as z.ZodType) ?? {};
  if (!(read instanceof z.ZodString)) return { name, ...known };
  return {
    name,
    ...(read.minLength ? { required: true } : {}),
    ...(read.maxLength ? { maxLength: read.maxLength } : {}),
    ...known,
  };
}
