import type { FieldLens, JsonObject } from "../sections/field-lens.ts";
import { isSameJson } from "./is-same-json.ts";

type Fields<Field extends string> = Readonly<Record<Field, { jsonResume?: FieldLens }>>;

/** Reads the texts of a row from an object of JSON Resume. A field without a lens is empty. */
export function readRow<Field extends string>(
  object: JsonObject,
  fields: Fields<Field>,
): Record<Field, string> {
  const entries = (Object.entries(fields) as [Field, Fields<Field>[Field]][]).map(
    ([field, { jsonResume: lens }]) => [field, lens ? readField(object, lens) : ""],
  );
  return Object.fromEntries(entries) as Record<Field, string>;
}

/** Writes a row as an object of JSON Resume. A property of the original object changes only if its text has changed. */
export function writeRow<Field extends string>(
  row: Readonly<Record<NoInfer<Field>, string>>,
  fields: Fields<Field>,
  original: JsonObject = {},
): JsonObject {
  const object = { ...original };
  for (const [field, { jsonResume: lens }] of Object.entries(fields) as [Field, Fields<Field>[Field]][]) {
    if (!lens || (readField(original, lens) === row[field] && isThere(original, lens))) continue;
    for (const alias of lens.aliases ?? []) delete object[alias];
    const value = lens.write(row[field]);
    if (value === undefined) delete object[lens.property];
    else object[lens.property] = value;
  }
  return object;
}

/**
 * Returns the original object if writing its texts would not reproduce it, so that it has to be kept. Otherwise null.
 */
export function keepOriginal<Field extends string>(
  object: JsonObject,
  fields: Fields<Field>,
): JsonObject | null {
  return isSameJson(writeRow(readRow(object, fields), fields), object) ? null : object;
}

function readField(object: JsonObject, lens: FieldLens): string {
  return lens.read(valueOf(object, lens), object);
}

function valueOf(object: JsonObject, lens: FieldLens): unknown {
  const name = [lens.property, ...(lens.aliases ?? [])].find((one) => object[one] !== undefined);
  return name === undefined ? undefined : object[name];
}

function isThere(object: JsonObject, lens: FieldLens): boolean {
  return valueOf(object, lens) !== undefined;
}
