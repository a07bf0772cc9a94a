import { Parser } from "htmlparser2";
import type { JsonObject } from "../platform/json/json-object.ts";
import { type JsonRecord, longestRecord, parseRecord } from "./read-json-body.ts";
import { excerptOf } from "./record-outcome.ts";
import { createRecordScanner } from "./record-scanner.ts";

/** Stands for the page's own host in relative links. */
const unknownHost = "board.invalid";

/**
 * Reads the links of a web page to postings as records: `id` (the first group of `path`), `host` (null for the page's
 * own), `path`, `text` and `title`. A posting that is linked twice is one record.
 *
 * @param path what the path of a posting looks like
 * @param mark what every page of the service contains. Without it, a page without links is not an empty list.
 */
export function linkRecords(html: string, { path, mark }: { path: RegExp; mark: RegExp }): JsonRecord[] {
  const records = new Map<string, JsonObject>();
  let current: JsonObject | null = null;
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (/\bsr-only\b/.test(attributes["class"] ?? "") || hidden > 0) hidden += 1;
      if (name !== "a") return;
      const url = URL.parse(attributes["href"] ?? "", `https://${unknownHost}`);
      const id = url && path.exec(url.pathname)?.[1];
      if (!url || !id) return;
      const host = url.host === unknownHost ? null : url.host;
      current = { id, host, path: url.pathname, title: attributes["title"] ?? null, text: "" };
      const key = `${host}${id}`;
      if (!records.has(key)) records.set(key, current);
    },
    ontext(text) {
      if (current !== null && hidden === 0) current["text"] = `${String(current["text"])}${text}`;
    },
    onclosetag(name) {
      if (hidden > 0) hidden -= 1;
      if (name !== "a" || current === null) return;
      current["text"] = String(current["text"]).replaceAll(/\s+/g, " ").trim();
      current = null;
    },
  });
  parser.end(html);
  const found: JsonRecord[] = [...records.values()].map((record) => ({
    ok: true,
    record,
    text: JSON.stringify(record),
  }));
  if (found.length === 0 && !mark.test(html)) return [unreadablePage(html)];
  if (/<\/html>\s*$/i.test(html)) return found;
  return [
    ...found,
    { ok: false, reason: "truncated", detail: "The page breaks off.", excerpt: excerptOf(html) },
  ];
}

/** Reads the list in the JSON object of a page. @param list returns null for an object of another kind */
export function objectsInPage(
  html: string,
  before: RegExp,
  list: (data: JsonObject) => readonly JsonObject[] | null,
): JsonRecord[] {
  const data = objectInPage(html, before);
  if (!data.ok) return [data];
  const objects = list(data.record);
  if (objects === null) return [unreadablePage(html)];
  return objects.map((record) => ({ ok: true, record, text: JSON.stringify(record) }));
}

function unreadablePage(html: string): JsonRecord {
  const detail = "The page does not have the data of a job board.";
  return { ok: false, reason: "unreadable", detail, excerpt: excerptOf(html) };
}

/** Reads the JSON object that a script of a page has after the words `before`: "window.pageData =". */
export function objectInPage(html: string, before: RegExp): JsonRecord {
  const found = before.exec(html);
  const start = found === null ? -1 : html.indexOf("{", found.index + found[0].length);
  if (start === -1) return unreadablePage(html);
  const scanner = createRecordScanner({ listKeys: [], maxRecord: 10 * longestRecord });
  const [first] = scanner.push(html.slice(start));
  if (first?.ok) return parseRecord(first.text);
  const detail = "The data in the page breaks off.";
  return { ok: false, reason: "truncated", detail, excerpt: excerptOf(html.slice(start)) };
}
