import type { HiddenKey } from "../document/cv-document.ts";
import { extensionKey, type JsonObject } from "../sections/field-lens.ts";
import { isObject } from "./is-object.ts";

/** Adds the mark of a hidden row to its object. Row ids are new in every reading, so the row itself carries the mark. */
export function addHiddenMark(object: JsonObject): JsonObject {
  const own = object[extensionKey];
  return { ...object, [extensionKey]: { ...(isObject(own) ? own : {}), hidden: true } };
}

/** Takes the mark of a hidden row off its object. */
export function takeHiddenMark(object: JsonObject): { object: JsonObject; isHidden: boolean } {
  const own = object[extensionKey];
  if (!isObject(own) || own["hidden"] !== true) return { object, isHidden: false };
  const { hidden: _, ...others } = own;
  const { [extensionKey]: __, ...rest } = object;
  const isEmpty = Object.keys(others).length === 0;
  return { object: isEmpty ? rest : { ...rest, [extensionKey]: others }, isHidden: true };
}

/** Whether the extension stores that a part is hidden: all parts but the rows of sections and profiles. */
export function isInExtension(key: string): key is HiddenKey {
  return !key.includes("/") || key.startsWith("personal/") || key.startsWith("custom:");
}
