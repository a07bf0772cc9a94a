import type { JsonObject } from "../../platform/json/json-object.ts";
import { longTexts } from "./job-description.ts";

/** Far more than any real page has. */
const [maxItems, maxValues, maxNested, longestValue] = [2_000, 20_000, 30, 200_000];
const schemaPrefix = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:|s:)/i;

type Item = Record<string, unknown>;
/** A property whose value is the text or the markup of its element. */
type OpenValue = { item: Item; names: string[]; text: string; from: number };
type OpenElement = { item: Item | null; value: OpenValue | null };

/**
 * Collects schema.org items written as microdata (`itemprop`) or RDFa (`property`) while a page is parsed. They have
 * the shape of JSON-LD: `{ "@type": "JobPosting", "title": "Cook", "jobLocation": { "@type": "Place", … } }`.
 *
 * @param html the page, from which the markup of long texts is cut
 * @see https://html.spec.whatwg.org/multipage/microdata.html
 * @see https://www.w3.org/TR/rdfa-lite/
 */
export function collectItems(html: string, pageUrl: string | null) {
  const roots: Item[] = [];
  const elements: OpenElement[] = [];
  const items: Item[] = [];
  const values: OpenValue[] = [];
  let countItems = 0;
  let countValues = 0;

  function add(item: Item, names: readonly string[], value: unknown): void {
    for (const name of names) {
      if (countValues++ >= maxValues) return;
      const known = item[name];
      if (Array.isArray(known)) known.push(value);
      else item[name] = known === undefined ? value : [known, value];
    }
  }

  return {
    /** @param contentAt the place in `html` after the tag */
    open(tag: string, attributes: Record<string, string>, contentAt: number): void {
      const element: OpenElement = { item: null, value: null };
      elements.push(element);
      const parent = items.at(-1);
      const names = namesIn(attributes);
      const type = typeOf(attributes);
      if (type !== null) {
        if (countItems++ >= maxItems || items.length >= maxNested) return;
        const item: Item = { "@type": type };
        if (parent !== undefined && names.length > 0) add(parent, names, item);
        else roots.push(item);
        items.push(item);
        element.item = item;
      } else if (parent !== undefined && names.length > 0) {
        const stated = statedValue(tag, attributes, pageUrl);
        if (stated !== null) add(parent, names, stated);
        else if (values.length < maxNested) {
          element.value = { item: parent, names, text: "", from: contentAt };
          values.push(element.value);
        }
      }
    },
    text(text: string): void {
      for (const value of values) if (value.text.length < longestValue) value.text += text;
    },
    /** @param contentEnd the place in `html` before the closing tag */
    close(contentEnd: number): void {
      const { item, value } = elements.pop() ?? { item: null, value: null };
      if (item !== null) items.pop();
      if (value === null) return;
      values.pop();
      const isLong = value.names.some((name) => longTexts.has(name));
      // Within another value, only the outer one keeps its markup, so that nested values cost no more than the page.
      const text =
        isLong && !values.some(({ names }) => names.some((name) => longTexts.has(name)))
          ? html.slice(value.from, Math.min(contentEnd, value.from + longestValue))
          : value.text.replaceAll(/\s+/g, " ");
      if (text.trim() !== "") add(value.item, value.names, text.trim());
    },
    items: (): JsonObject[] => roots,
  };
}

/** The names of the property. Those of other vocabularies, such as "og:title", are left out. */
function namesIn(attributes: Record<string, string>): string[] {
  const written = attributes["itemprop"] ?? attributes["property"] ?? "";
  return written
    .split(/\s+/)
    .map((name) => name.replace(schemaPrefix, ""))
    .filter((name) => name !== "" && name !== "__proto__" && !name.startsWith("@") && !name.includes(":"));
}

/** The type of the item that an element begins; null if it begins none. */
function typeOf(attributes: Record<string, string>): string | null {
  const types = attributes["itemscope"] === undefined ? attributes["typeof"] : (attributes["itemtype"] ?? "");
  if (types === undefined) return null;
  return types.trim().split(/\s+/)[0]?.replace(schemaPrefix, "") ?? "";
}

/** The value that a tag itself states; null if it is the content of the element. */
function statedValue(tag: string, attributes: Record<string, string>, pageUrl: string | null): string | null {
  const content = attributes["content"];
  if (content !== undefined) return content;
  if (tag === "meta") return "";
  const address = attributes["href"] ?? attributes["src"] ?? attributes["resource"];
  const isLink = ["a", "area", "link", "img", "iframe", "source"].includes(tag);
  if (isLink && address !== undefined) return URL.parse(address, pageUrl ?? undefined)?.href ?? address;
  if (tag === "time") return attributes["datetime"] ?? null;
  return tag === "data" || tag === "meter" ? (attributes["value"] ?? null) : null;
}
