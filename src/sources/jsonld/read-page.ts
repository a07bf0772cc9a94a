import { decodeHTML } from "entities";
import { Parser } from "htmlparser2";
import { type JsonRecord, readJsonBody } from "../read-json-body.ts";
import { collectVisibleWords, type VisibleWords } from "./visible-words.ts";

/** A web page's statements about itself, and the records in its JSON-LD scripts. */
export type Page = {
  records: JsonRecord[];
  /** The absolute address that the page states for itself, or null. */
  canonicalUrl: string | null;
  siteName: string | null;
  words: VisibleWords;
};

/** Reads the JSON-LD of a page. Repairs scripts wrapped in comments or CDATA, or with escaped quotes. */
export function readPage(html: string, pageUrl: string | null): Page {
  const scripts: string[] = [];
  let script: string | null = null;
  let canonical: string | undefined;
  let shared: string | undefined;
  let siteName: string | undefined;
  const visible = collectVisibleWords();
  const parser = new Parser({
    onopentag(name, attributes) {
      visible.open(name, attributes);
      if (name === "script" && /ld\+json/i.test(attributes["type"] ?? "")) script = "";
      else if (name === "link" && /^canonical$/i.test(attributes["rel"] ?? ""))
        canonical ??= attributes["href"];
      else if (name === "meta" && attributes["property"] === "og:url") shared ??= attributes["content"];
      else if (name === "meta" && attributes["property"] === "og:site_name")
        siteName ??= attributes["content"];
    },
    ontext(text) {
      visible.text(text);
      if (script !== null) script += text;
    },
    onclosetag(name) {
      visible.close(name);
      if (name === "script" && script !== null) {
        scripts.push(script);
        script = null;
      }
    },
  });
  parser.end(html);
  return {
    records: scripts.flatMap(readScript),
    canonicalUrl: absolute(canonical, pageUrl) ?? absolute(shared, pageUrl),
    siteName: siteName?.trim() || null,
    words: visible.words(),
  };
}

function readScript(script: string): JsonRecord[] {
  const records = [...readJsonBody(unwrapped(script), [])];
  if (records.every((record) => record.ok) || !script.includes("&quot;")) return records;
  return [...readJsonBody(unwrapped(decodeHTML(script)), [])];
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
