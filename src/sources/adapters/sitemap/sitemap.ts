import { companyNotStated } from "../../../jobs/posting.ts";
import type { JsonObject } from "../../../platform/json/json-object.ts";
import { addressDetails } from "../../completed-posting.ts";
import { feedAdapter, type RecordReading } from "../../feed-adapter.ts";
import { textOf } from "../../json-fields.ts";
import { xmlRecords } from "../../xml-records.ts";

/** More would be the map of another kind of site. */
const mostParts = 50;

/** Words in the address of a posting, in the languages of many sites. */
const jobPath =
  /(?:jobs?|vacanc|vacature|career|position|opening|opportunit|stellen|karriere|emploi|offres?|empleo|oferta|vagas?|lavor|pracy?|jobb|stilling|recruit|rekry)/i;

/**
 * The sitemap of an employer's site whose postings have schema.org data. It lists addresses only, so each posting is
 * opened. A board is the address of the sitemap. Of a sitemap of sitemaps, those about jobs are read.
 */
export const sitemap = feedAdapter({
  name: "sitemap",
  label: "Site map",
  homepage: "https://www.sitemaps.org",
  exampleAddress: "https://acme.example/sitemap-jobs.xml",
  boardAt: (url) => (/sitemap[^/]*\.xml$/i.test(url.pathname) ? url.href : null),
  readsAnyPage: "list",
  pageUrl: ({ board }, page, step) =>
    page === 0 ? (URL.parse(board)?.href ?? null) : (partsOf(step?.first ?? null)[page - 1] ?? null),
  hasMore: (_, page, step) => page < partsOf(step?.first ?? null).length,
  recordsIn: (body) => (isIndex(body) ? wholeOnly(body) : xmlRecords(body, { root: "urlset", name: "url" })),
  readRecord: (record, { board }) => readAddress(record, URL.parse(board)),
  detail: addressDetails,
});

function isIndex(body: string): boolean {
  return /<sitemapindex\b/.test(body.slice(0, 2000));
}

/** A list of lists has no postings. One that breaks off says so. */
function wholeOnly(body: string) {
  return xmlRecords(body, { root: "sitemapindex", name: "sitemap" }).filter(({ ok }) => !ok);
}

/** The lists in a list of lists: those about jobs, if any of them says so. Empty for any other document. */
function partsOf(index: string | null): string[] {
  if (index === null || !isIndex(index)) return [];
  const all = xmlRecords(index, { root: "sitemapindex", name: "sitemap" }).flatMap((part) =>
    part.ok ? (textOf(part.record["loc"]) ?? []) : [],
  );
  const aboutJobs = all.filter((address) => jobPath.test(URL.parse(address)?.pathname ?? ""));
  return (aboutJobs.length > 0 ? aboutJobs : all).slice(0, mostParts);
}

function readAddress(record: JsonObject, list: URL | null): RecordReading | null {
  const url = URL.parse(textOf(record["loc"]) ?? "");
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  // A sitemap is about its own site.
  if (list !== null && bare(list.host) !== bare(url.host)) return null;
  // The address of a posting goes on after the word: "/jobs" is the list.
  const isPosting = new RegExp(`${jobPath.source}[^/]*/.|${jobPath.source}[^/]*[-_]\\w`, "i").test(
    url.pathname,
  );
  const isListOfJobs = list !== null && jobPath.test(list.pathname);
  if (url.pathname === "/" || !(isPosting || isListOfJobs)) return null;
  const name = url.pathname.split("/").filter(Boolean).at(-1) ?? "";
  return {
    externalId: url.pathname + url.search,
    // Stands for the title until the page is opened.
    title: name.replaceAll(/[-_]+/g, " ").trim() || "Posting",
    company: companyNotStated,
    url: url.href,
  };
}

function bare(host: string): string {
  return host.replace(/^www\./, "");
}
