import { decodeHTML } from "entities";
import { createMarkupParser } from "../../text/markup-parser.ts";
import type { JsonObject } from "../../platform/json/json-object.ts";
import { mendJson } from "../mend-json.ts";
import { type JsonRecord, readJsonBody } from "../read-json-body.ts";
import { collectItems } from "./markup-items.ts";
import { collectVisibleWords, type VisibleWords } from "./visible-words.ts";

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
