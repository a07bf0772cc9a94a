import { Parser } from "htmlparser2";
import { type JsonRecord, longestRecord, parseRecord } from "./read-json-body.ts";
import { excerptOf } from "./record-outcome.ts";
import { createRecordScanner } from "./record-scanner.ts";

/** A link in a web page, with the words that people read. */
export type PageLink = { url: URL; text: string; title: string | null };

/** Reads the links of a web page. Addresses are absolute, without the part after "#". */
export function linksIn(html: string, base: string): PageLink[] {
  const links: PageLink[] = [];
  let current: { link: PageLink; heading: string | null } | null = null;
  let isHidden = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "a") {
        const url = URL.parse(attributes["href"] ?? "", base);
        if (url === null || !/^https?:$/.test(url.protocol)) return;
        url.hash = "";
        current = { link: { url, text: "", title: attributes["title"]?.trim() || null }, heading: null };
        links.push(current.link);
      } else if (/\bsr-only\b|visually-hidden/.test(attributes["class"] ?? "")) isHidden = true;
    },
    ontext(text) {
      if (current !== null && !isHidden) current.link.text += text;
    },
    onclosetag(name) {
      isHidden = false;
      if (name === "a" && current !== null) {
        current.link.text = current.link.text.replaceAll(/\s+/g, " ").trim();
        current = null;
      }
    },
  });
  parser.end(html);
  return links;
}

/** Reads the JSON object that a script of a page has after the words `before`: "window.pageData =". */
export function objectInPage(html: string, before: RegExp): JsonRecord {
  const found = before.exec(html);
  const start = found === null ? -1 : html.indexOf("{", found.index + found[0].length);
  if (start === -1) {
    const detail = "The page does not have the data of a job board.";
    return { ok: false, reason: "unreadable", detail, excerpt: excerptOf(html) };
  }
  const scanner = createRecordScanner({ listKeys: [], maxRecord: 10 * longestRecord });
  const [first] = scanner.push(html.slice(start));
  if (first?.ok) return parseRecord(first.text);
  const detail = "The data in the page breaks off.";
  return { ok: false, reason: "truncated", detail, excerpt: excerptOf(html.slice(start)) };
}
