import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import { textOf } from "../json-fields.ts";
import { isOfType, property } from "./schema-fields.ts";

export type FoundPosting = {
  node: JsonObject;
  /** The address stated by the element around the posting, such as a feed item. */
  nearbyUrl: string | null;
};

/** Deeper than any real page nests, and shallow enough for the stack. */
const deepest = 60;

/**
 * Finds every JobPosting in a parsed document, however it is nested: a list, `@graph`, `mainEntity`, list items, a feed
 * with a posting in each item. References by `@id` are resolved within the document.
 */
export function findJobPostings(document: unknown): FoundPosting[] {
  const byId = new Map<string, JsonObject>();
  const found: FoundPosting[] = [];
  walk(document, 0, null);
  // Accepts a record without a type that looks like a posting, because data sets store postings in this form.
  if (found.length === 0 && isObject(document) && looksLikePosting(document)) {
    found.push({ node: document, nearbyUrl: null });
  }
  // An address shared by several postings is not the address of any of them.
  const uses = new Map<string | null, number>();
  for (const { nearbyUrl } of found) uses.set(nearbyUrl, (uses.get(nearbyUrl) ?? 0) + 1);
  return found.map(({ node, nearbyUrl }) => ({
    node: withReferences(node, byId),
    nearbyUrl: (uses.get(nearbyUrl) ?? 0) > 1 ? null : nearbyUrl,
  }));

  function walk(value: unknown, depth: number, nearbyUrl: string | null): void {
    if (depth > deepest) return;
    if (Array.isArray(value)) {
      for (const entry of value) walk(entry, depth + 1, nearbyUrl);
    } else if (isObject(value)) {
      const id = textOf(value["@id"]);
      if (id !== null && Object.keys(value).length > 1) byId.set(id, value);
      if (isOfType(value, "JobPosting")) found.push({ node: value, nearbyUrl });
      const url = isPageLike(value) ? (textOf(property(value, "url")) ?? nearbyUrl) : nearbyUrl;
      for (const entry of Object.values(value)) walk(entry, depth + 1, url);
    }
  }
}

/** Whether a node can contain a posting and share its address. An Organization's address is its home page. */
function isPageLike(value: JsonObject): boolean {
  return value["@type"] === undefined || isOfType(value, "WebPage") || isOfType(value, "ListItem");
}

function looksLikePosting(record: JsonObject): boolean {
  if (record["@type"] !== undefined) return false;
  const typical = ["hiringOrganization", "jobLocation", "datePosted", "employmentType", "validThrough"];
  return (
    property(record, "title") !== undefined && typical.some((key) => property(record, key) !== undefined)
  );
}

/** Returns the node with each `{ "@id": … }` replaced by its target, one level down. */
function withReferences(node: JsonObject, byId: ReadonlyMap<string, JsonObject>): JsonObject {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isObject(value) || Object.keys(value).length !== 1) return value;
    return byId.get(textOf(value["@id"]) ?? "") ?? value;
  };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]));
}
