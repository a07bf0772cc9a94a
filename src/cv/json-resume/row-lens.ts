import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import { extensionKey, type FieldLens, type JsonResumeField } from "../sections/field-lens.ts";
import { isSameJson } from "../../platform/json/is-same-json.ts";

type Fields<Field extends string> = Readonly<Record<Field, JsonResumeField>>;

/** Reads the texts of a row from an object of JSON Resume. */
export function readRow<Field extends string>(
  object: JsonObject,
  fields: Fields<Field>,
): Record<Field, string> {
  const entries = (Object.entries(fields) as [Field, JsonResumeField][]).map(([field, { jsonResume }]) => [
    field,
    jsonResume === undefined ? readOwn(object, field) : readField(object, jsonResume),
  ]);
  return Object.fromEntries(entries) as Record<Field, string>;
}

/** Writes a row as an object of JSON Resume. A property of the original object changes only if its text has changed. */
export function writeRow<Field extends string>(
  row: Readonly<Record<NoInfer<Field>, string>>,
  fields: Fields<Field>,
  original: JsonObject = {},
): JsonObject {
  const object = { ...original };
  for (const [field, { jsonResume: lens }] of Object.entries(fields) as [Field, JsonResumeField][]) {
    if (lens === "elsewhere") continue;
    if (lens === undefined) writeOwn(object, field, row[field]);
    else if (readField(original, lens) !== row[field] || !isThere(original, lens))
      writeField(object, lens, row[field]);
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

function readField(object: JsonObject, lens: FieldLens | "elsewhere"): string {
  return lens === "elsewhere" ? "" : lens.read(valueOf(object, lens), object);
}

function writeField(object: JsonObject, lens: FieldLens, text: string): void {
  for (const alias of lens.aliases ?? []) delete object[alias];
  const value = lens.write(text);
  if (value === undefined) delete object[lens.property];
  else object[lens.property] = value;
}

/** Reads a field that the format does not have. It is stored in its row under our own key. */
function readOwn(object: JsonObject, field: string): string {
  const own = object[extensionKey];
  const text = isObject(own) && Object.hasOwn(own, field) ? own[field] : "";
  return typeof text === "string" ? text : "";
}

function writeOwn(object: JsonObject, field: string, text: string): void {
  if (readOwn(object, field) === text) return;
  const own = object[extensionKey];
  const { [field]: _, ...others } = isObject(own) ? own : {};
  const next = text === "" ? others : { ...others, [field]: text };
  if (Object.keys(next).length === 0) delete object[extensionKey];
  else object[extensionKey] = next;
}

function valueOf(object: JsonObject, lens: FieldLens): unknown {
  const name = [lens.property, ...(lens.aliases ?? [])].find((one) => object[one] !== undefined);
  return name === undefined ? undefined : object[name];
}

function isThere(object: JsonObject, lens: FieldLens): boolean {
  return valueOf(object, lens) !== undefined;
}
