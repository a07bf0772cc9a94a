import type { RawPosting, RecordResult } from "../../jobs/posting.ts";
import type { BoardAddress } from "../adapter.ts";
import { type FeedAdapter, usualListKeys } from "../feed-adapter.ts";
import type { JsonObject } from "../../platform/json/json-object.ts";
import { policyOf } from "../policies.ts";
import { type JsonRecord, readJsonBody } from "../read-json-body.ts";
import { excerptOf, refused, withExcerpt } from "../record-outcome.ts";
import { splitPlaces } from "../place-words.ts";
import { findJobPostings } from "./find-job-postings.ts";
import { readJobPosting } from "./read-job-posting.ts";
import { closedNotice } from "./closed-notice.ts";
import { isWholePage } from "./lost-markup.ts";
import { readPage, type Page } from "./read-page.ts";

/** Characters. Longer pages are not read. The largest real ones are near 5 MB. */
const longestPage = 20_000_000;

const kind = { name: "jsonld", label: "Web page", homepage: "https://schema.org/JobPosting" };

/** Reads schema.org JobPosting (JSON-LD, microdata or RDFa) from any web page, or from a JSON document. `board` is the page's address. */
export const jsonld: FeedAdapter = {
  ...kind,
  policy: policyOf(kind),
  exampleAddress: "https://acme.example/careers",
  boardAt: (url) => webPage(url.href),
  readsAnyPage: "page",
  listKeys: usualListKeys,
  readsWholeBody: false,
  pageUrl: ({ board }, page) => (page === 0 ? webPage(board) : null),
  hasMore: () => false,
  readEntry: (entry, address) =>
    readRecords([entry], { url: webPage(address.board), companyName: address.companyName }),
  read(body, address) {
    const url = webPage(address.board);
    if (!isMarkup(body)) {
      const records = [...readJsonBody(body, usualListKeys)];
      return readRecords(records, {
        url: records.length === 1 ? url : null,
        companyName: address.companyName,
      });
    }
    if (body.length > longestPage) {
      const detail = `The page has ${body.length} characters; the limit is ${longestPage}.`;
      return [withExcerpt(refused("too-large", detail, null), body)];
    }
    return readMarkup(body, url, address);
  },
};

/** True for a web page, false for JSON. */
export function isMarkup(body: string): boolean {
  const first = /[^\s\uFEFF]/.exec(body)?.[0];
  return first === "<" || (first !== "{" && first !== "[" && body.includes("<script"));
}

function readMarkup(html: string, url: string | null, address: BoardAddress): RecordResult[] {
  const page = readPage(html, url);
  // An error in an unrelated script of the page, such as the breadcrumbs, is not a lost posting.
  const records = page.records.filter((record) => record.ok || record.excerpt.includes("JobPosting"));
  const context = { url: page.canonicalUrl ?? url, companyName: address.companyName ?? page.siteName };
  const scripted = readRecords(withoutRepeated(records.filter(mentionsPosting)), context);
  // Pages that have both forms state the same postings twice.
  const marked = scripted.some((record) => record.ok) ? [] : readRecords(recordsOf(page.items), context);
  const postings = marked.length > 0 ? marked : scripted;
  if (postings.length === 0)
    return [withExcerpt(refused("unreadable", "The page carries no schema.org JobPosting.", null), html)];
  const [posting, ...more] = postings;
  // On a list of jobs, a notice may belong to any of them.
  if (!posting?.ok || more.length > 0) return postings;
  const closed = closedBy(html, page, posting.raw);
  return [closed ?? { ...posting, raw: withPlace(posting.raw, page) }];
}

/** Adds the place that only a meta element of the page names. */
function withPlace(raw: RawPosting, { place }: Page): RawPosting {
  const isStated = raw.locations.length > 0 || raw.country !== null || raw.remoteRegions.length > 0;
  return isStated || place === null ? raw : { ...raw, locations: splitPlaces(place) };
}

/** Returns the refusal of a posting whose page says outside of the advert that the job is closed. */
function closedBy(html: string, { words }: Page, raw: RawPosting): RecordResult | null {
  const notice = closedNotice(words.blocks, raw.descriptionHtml ?? raw.descriptionText ?? "");
  if (notice === null || !isWholePage(html)) return null;
  return withExcerpt(refused("closed", `The page says: ${notice}`, raw.externalId), html);
}

/** Returns the postings among the items of a page's markup. */
function recordsOf(items: readonly JsonObject[]): JsonRecord[] {
  return items
    .filter((item) => findJobPostings(item).length > 0)
    .map((record) => ({ ok: true, record, text: JSON.stringify(record) }));
}

/** Some pages have the same script twice. */
function withoutRepeated(records: readonly JsonRecord[]): JsonRecord[] {
  const texts = new Set<string>();
  return records.filter((record) => {
    if (!record.ok) return true;
    const isNew = !texts.has(record.text);
    texts.add(record.text);
    return isNew;
  });
}

function mentionsPosting(record: JsonRecord): boolean {
  return !record.ok || findJobPostings(record.record).length > 0;
}

function readRecords(
  records: readonly JsonRecord[],
  context: { url: string | null; companyName: string | null },
): RecordResult[] {
  const found = records.map((record) => (record.ok ? findJobPostings(record.record) : []));
  const isOnlyOne = found.flat().length === 1;
  return records.flatMap((record, index): RecordResult[] => {
    if (!record.ok) return [{ ...record, externalId: null, excerpt: excerptOf(record.excerpt) }];
    const postings = found[index] ?? [];
    if (postings.length === 0)
      return [withExcerpt(refused("unreadable", "No JobPosting in it.", null), record.text)];
    return postings.map(({ node, nearbyUrl }) => {
      // The address of a page with several postings is not the address of any of them.
      const url = nearbyUrl ?? (isOnlyOne ? context.url : null);
      return withExcerpt(readJobPosting(node, { ...context, url }), record.text);
    });
  });
}

function webPage(address: string): string | null {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}
