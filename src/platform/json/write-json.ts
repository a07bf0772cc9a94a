import { isObject } from "./json-object.ts";
/**
 * Writes a value as indented JSON, piece by piece. An async iterable becomes an array whose items are read and written
 * one by one, so that a long list is never in memory whole. The value itself, an item, or a property of an item may be
 * an async iterable.
 *
 * @example
 * for await (const piece of writeJson(rows())) file.write(piece);
 */
export async function* writeJson(value: unknown, indent = ""): AsyncGenerator<string> {
  const inner = `${indent}  `;
  if (isAsyncIterable(value)) {
    let isEmpty = true;
    for await (const item of value) {
      yield `${isEmpty ? "[" : ","}\n${inner}`;
      yield* writeJson(item, inner);
      isEmpty = false;
    }
    yield isEmpty ? "[]" : `\n${indent}]`;
  } else if (isObject(value) && Object.values(value).some(isAsyncIterable)) {
    let separator = "{";
    for (const [key, property] of Object.entries(value)) {
      if (property === undefined) continue;
      yield `${separator}\n${inner}${JSON.stringify(key)}: `;
      yield* writeJson(property, inner);
      separator = ",";
    }
    yield `\n${indent}}`;
  } else {
    // Line breaks within texts are escaped, so the ones here all belong to the layout.
    yield (JSON.stringify(value, null, 2) ?? "null").replaceAll("\n", `\n${indent}`);
  }
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}
