import { decodeHTML } from "entities";
import { createMarkupParser } from "../../text/markup-parser.ts";
import type { JsonObject } from "../../platform/json/json-object.ts";
import { mendJson } from "../mend-json.ts";
import { readJsonBody, type JsonRecord } from "../read-json-body.ts";
import { collectVisibleWords, type VisibleWords } from "./visible-words.ts";
import { longTexts } from "./job-description.ts";

/** A web page's statements about itself, the records in its JSON-LD scripts and the items in its markup. */
export type Page = {
  records: JsonRecord[];
  /** Items written as microdata or RDFa. */
  items: JsonObject[];
  /** The absolute address that the page states for itself, or null. */
  canonicalUrl: string | null;
  siteName: string | null;
  /** The place of the job in a meta element, such as `job_location` or `geo.placename`. */
  place: string | null;
  words: VisibleWords;
};

const placeName = /^(?:[\w.:-]*[_.:-])?(?:job)?location$|^geo\.placename$/i;

/** Reads the JSON-LD of a page. Repairs scripts wrapped in comments or CDATA, with escaped quotes or with faults that
 * have one meaning (see `mendJson`). */
export function readPage(html: string, pageUrl: string | null): Page {
  const scripts: string[] = [];
  let script: string | null = null;
  let canonical: string | undefined;
  let shared: string | undefined;
  let siteName: string | undefined;
  let place: string | undefined;
  const visible = collectVisibleWords();
  const marked = collectItems(html, pageUrl);
  const parser = createMarkupParser({
    onopentag(name, attributes) {
      visible.open(name, attributes);
      marked.open(name, attributes, parser.endIndex + 1);
      if (name === "script" && /ld\+json/i.test(attributes["type"] ?? "")) script = "";
      else if (name === "link" && /^canonical$/i.test(attributes["rel"] ?? ""))
        canonical ??= attributes["href"];
      else if (name === "meta" && attributes["property"] === "og:url") shared ??= attributes["content"];
      else if (name === "meta" && attributes["property"] === "og:site_name")
        siteName ??= attributes["content"];
      else if (name === "meta" && placeName.test(attributes["name"] ?? attributes["property"] ?? ""))
        place ??= attributes["content"];
    },
    ontext(text) {
      visible.text(text);
      if (script === null) marked.text(text);
      if (script !== null) script += text;
    },
    onclosetag(name) {
      visible.close(name);
      marked.close(parser.startIndex);
      if (name === "script" && script !== null) {
        scripts.push(script);
        script = null;
      }
    },
  });
  parser.end(html);
  return {
    records: scripts.flatMap(readScript),
    items: marked.items(),
    canonicalUrl: absolute(canonical, pageUrl) ?? absolute(shared, pageUrl),
    siteName: siteName?.trim() || null,
    place: place?.trim() || null,
    words: visible.words(),
  };
}

function readScript(script: string): JsonRecord[] {
  const plain = unwrapped(script);
  const records = [...readJsonBody(plain, [])];
  if (records.every((record) => record.ok)) return records;
  for (const text of [plain, ...(script.includes("&quot;") ? [unwrapped(decodeHTML(script))] : [])]) {
    const mended = [...readJsonBody(mendJson(text), [])];
    if (mended.every((record) => record.ok)) return mended;
  }
  return records;
}

const opening = /^(?:\/\/|\/\*)? ?(?:<!--|<!\[CDATA\[)(?: ?\*\/)?/;
const closing = /(?:\/\/|\/\*)? ?(?:-->|\]\]>)(?: ?\*\/)?$/;
const longestMark = 20;

/** Removes comment and CDATA marks, once used to hide scripts from old browsers, and a closing semicolon. */
function unwrapped(script: string): string {
  let text = script.trim();
  for (let mark = opening.exec(text); mark !== null; mark = opening.exec(text))
    text = text.slice(mark[0].length).trim();
  // Searches only the end, because a pattern anchored there would otherwise be tried from every character.
  for (
    let mark = closing.exec(text.slice(-longestMark));
    mark !== null;
    mark = closing.exec(text.slice(-longestMark))
  ) {
    text = text.slice(0, text.length - mark[0].length).trim();
  }
  return text.endsWith(";") ? text.slice(0, -1) : text;
}

function absolute(address: string | undefined, base: string | null): string | null {
  if (address === undefined || address.trim() === "") return null;
  const url = URL.parse(address.trim(), base ?? undefined);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

type Item = Record<string, unknown>;

/** A property whose value is the text or the markup of its element. */
type OpenValue = { item: Item; names: string[]; text: string; from: number };

type OpenElement = { item: Item | null; value: OpenValue | null };

/** Far more than any real page has. */
const [maxItems, maxValues, maxNested, longestValue] = [2_000, 20_000, 30, 200_000];

/**
 * Collects schema.org items written as microdata (`itemprop`) or RDFa (`property`) while a page is parsed. They have
 * the shape of JSON-LD: `{ "@type": "JobPosting", "title": "Cook", "jobLocation": { "@type": "Place", … } }`.
 *
 * @param html the page, from which the markup of long texts is cut
 * @see https://html.spec.whatwg.org/multipage/microdata.html
 * @see https://www.w3.org/TR/rdfa-lite/
 */
function collectItems(html: string, pageUrl: string | null) {
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

const schemaPrefix = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:|s:)/i;

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
