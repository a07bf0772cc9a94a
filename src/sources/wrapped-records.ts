import { isObject, type JsonObject } from "../platform/json/json-object.ts";
import { type JsonRecord, readJsonBody } from "./read-json-body.ts";

/**
 * Reads the records of a JSON body whose wrapper states facts about all of them, such as the employer's name, and adds
 * these facts to each. A body that breaks off gives its records without them.
 */
export function wrappedRecords(
  body: string,
  listKey: string,
  factsOf: (wrapper: JsonObject) => JsonObject,
): Iterable<JsonRecord> {
  const wrapper = parsed(body);
  if (wrapper === null || !Array.isArray(wrapper[listKey])) return readJsonBody(body, [listKey]);
  const facts = factsOf(wrapper);
  return [...readJsonBody(body, [listKey])].map((entry) =>
    entry.ok ? { ...entry, record: { ...entry.record, ...facts } } : entry,
  );
}

function parsed(body: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
