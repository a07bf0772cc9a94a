import { decodeXML } from "entities";
import { Parser } from "htmlparser2";
import type { JsonObject } from "../platform/json/json-object.ts";
import type { JsonRecord } from "./read-json-body.ts";
import { excerptOf } from "./record-outcome.ts";

/** Elements nested deeper are dropped. Real feeds have five levels. */
const deepest = 20;

type Open = { name: string; fields: JsonObject; text: string; href: string };

/**
 * Reads the elements of one name in an XML feed as records: an element with elements in it is an object, one with text
 * is that text, and several of one name are a list. Attributes are dropped, but for the address of an empty link. A feed that breaks off gives one
 * "truncated" at the end, and a document of another kind one "unreadable".
 *
 * @param root the outermost element: "rss"
 * @param name of the records: "item"
 * @param facts that are true of all records
 */
export function xmlRecords(
  body: string,
  { root, name, facts = {} }: { root: string; name: string; facts?: JsonObject },
): JsonRecord[] {
  const records: JsonRecord[] = [];
  const open: Open[] = [];
  let outermost: string | null = null;
  /** Whether the elements that close now were open at the end of the body. */
  let isOver = false;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(tag, { href = "", rel = "alternate" }) {
        outermost ??= tag;
        depth++;
        if (open.length > 0 ? open.length < deepest : tag === name && outermost === root)
          open.push({ name: tag, fields: {}, text: "", href: rel === "alternate" ? href : "" });
      },
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag(tag) {
        depth--;
        if (open.at(-1)?.name !== tag) return;
        const element = open.pop();
        if (!element || isOver) return;
        const parent = open.at(-1);
        if (parent) add(parent.fields, tag, valueOf(element));
        else
          records.push({
            ok: true,
            record: { ...element.fields, ...facts },
            text: JSON.stringify(element.fields),
          });
      },
    },
    { xmlMode: true },
  );
  parser.write(body);
  const isCut = depth !== 0;
  isOver = true;
  parser.end();
  if (outermost !== root) {
    const detail = `The answer is not a feed with <${root}>.`;
    return [{ ok: false, reason: "unreadable", detail, excerpt: excerptOf(body) }];
  }
  if (isCut) {
    const excerpt = excerptOf(body.slice(-500));
    records.push({ ok: false, reason: "truncated", detail: "The feed breaks off.", excerpt });
  }
  return records;
}

/** Returns the title of an RSS feed, which is its employer's name on a board. */
export function channelTitle(body: string): string | null {
  const start = body.slice(0, 5000).split(/<(?:item|entry)\b/)[0] ?? "";
  const title = /<title>([^<]*|\s*<!\[CDATA\[.*?\]\]>\s*)<\/title>/s.exec(start)?.[1] ?? "";
  return decodeXML(title.replaceAll(/<!\[CDATA\[|\]\]>/g, "")).trim() || null;
}

function valueOf({ fields, text, href }: Open): unknown {
  return Object.keys(fields).length > 0 ? fields : text.trim() || href;
}

function add(fields: JsonObject, name: string, value: unknown): void {
  // Not a field of a feed, and it would change what the others are.
  if (name === "__proto__") return;
  const before = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (before === undefined) fields[name] = value;
  else fields[name] = Array.isArray(before) ? [...before, value] : [before, value];
}
