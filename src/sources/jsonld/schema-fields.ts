import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import { listOf, textOf } from "../json-fields.ts";

const prefix = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i;

/**
 * Returns a property of a schema.org node under any spelling: `title`, `Title`, `schema:title`,
 * `https://schema.org/title`. A `{ "@value": … }` is unwrapped.
 */
export function property(node: JsonObject, name: string): unknown {
  const direct = node[name];
  if (direct !== undefined) return valueOf(direct);
  const wanted = name.toLowerCase();
  const key = Object.keys(node).find((candidate) => plainName(candidate) === wanted);
  return key === undefined ? undefined : valueOf(node[key]);
}

/** "hiringOrganization", "HiringOrganization" and "hiring_organization" are one name. */
function plainName(name: string): string {
  return name.replace(prefix, "").replaceAll(/[_-]/g, "").toLowerCase();
}

function valueOf(value: unknown): unknown {
  return isObject(value) && "@value" in value ? value["@value"] : value;
}

/** Returns the property as a list, whether it was published as a list or as a single value. */
export function properties(node: JsonObject, name: string): readonly unknown[] {
  const value = property(node, name);
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? listOf(value).map(valueOf) : [value];
}

/** Returns the first text of the property, or the name when it is an object. */
export function textProperty(node: JsonObject, name: string): string | null {
  for (const value of properties(node, name)) {
    const text = textOf(isObject(value) ? (property(value, "name") ?? property(value, "value")) : value);
    if (text !== null) return text;
  }
  return null;
}

/** True when the node is of that type: `JobPosting`, `schema:JobPosting`, one of several types. */
export function isOfType(node: JsonObject, type: string): boolean {
  const types = node["@type"] ?? node["@Type"] ?? property(node, "type");
  const named = Array.isArray(types) ? listOf(types) : [types];
  return named.some((name) => typeof name === "string" && plainName(name) === type.toLowerCase());
}
