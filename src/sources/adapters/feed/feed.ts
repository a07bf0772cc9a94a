import { companyNotStated } from "../../../jobs/posting.ts";
import { isObject, type JsonObject } from "../../../platform/json/json-object.ts";
import { descriptionFrom } from "../../description-sections.ts";
import { feedAdapter, type RecordReading } from "../../feed-adapter.ts";
import { listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { joinPlace, splitPlaces } from "../../place-words.ts";
import { xmlRecords } from "../../xml-records.ts";

/** The outermost element of a feed, and the name of its records. "source" is the format that Indeed once asked for. */
const forms: Readonly<Record<string, string>> = {
  rss: "item",
  feed: "entry",
  source: "job",
  jobs: "job",
};
const outermost = new RegExp(`<(${Object.keys(forms).join("|")})[\\s>]`);

/**
 * Any RSS or Atom feed of jobs, and the XML of jobs that many sites write for search engines. Fields are known by their
 * names, without their prefix: "job_listing:location" is "location". A board is the address of the feed.
 */
export const feed = feedAdapter({
  name: "feed",
  label: "Feed",
  homepage: "https://www.rssboard.org/rss-specification",
  exampleAddress: "https://acme.example/jobs/feed",
  boardAt: ({ href, pathname, search }) =>
    /\.(?:rss|atom)$|\/(?:rss|atom|feed)\/?$|(?:job|feed|vacanc)[^/]*\.xml$/i.test(pathname) ||
    /[?&](?:feed|format)=(?:rss|atom|job_feed|xml)/i.test(search)
      ? href
      : null,
  readsAnyPage: "list",
  pageUrl: ({ board }) => URL.parse(board)?.href ?? null,
  recordsIn(body) {
    const root = outermost.exec(body.slice(0, 5000))?.[1] ?? "rss";
    return xmlRecords(body, { root, name: forms[root] ?? "item" });
  },
  readRecord: (record, { companyName }) => readItem(record, companyName),
});

function readItem(record: JsonObject, companyName: string | null): RecordReading {
  const fields = withoutPrefixes(record);
  const first = (...names: string[]) =>
    names.map((name) => textsOf(fields[name])[0] ?? null).find((text) => text !== null) ?? null;
  const link = first("link", "url", "joburl");
  const heading = first("title", "jobtitle", "position");
  const stated = companyName ?? first("company", "company_name", "companyname", "employer", "author");
  const named = companyInTitle(heading);
  const town = joinPlace([first("city"), first("state", "region"), first("country")]);
  const main = first("encoded", "content", "description", "summary");
  return {
    externalId: first("referencenumber", "guid", "id", "requisitionid") ?? link,
    title: stated === null ? (named?.title ?? heading) : heading,
    company: stated ?? named?.company ?? companyNotStated,
    url: link,
    applyUrl: first("apply_url", "applyurl", "applicationurl"),
    locations: splitPlaces(first("location", "joblocation", "job_location") ?? town),
    workMode: first("remotetype", "workplacetype", "workmode"),
    remote: /^(?:true|yes|1|fully remote)$/i.test(first("remote", "isremote") ?? "") ? true : null,
    employmentTypes: ["job_type", "jobtype", "employmenttype", "employment_type"].flatMap((name) =>
      textsOf(fields[name]),
    ),
    level: first("experience", "seniority"),
    ...descriptionFrom(main, []),
    payText: first("salary", "compensation", "pay"),
    postedAt: momentOf(first("pubdate", "published", "date", "dateposted", "updated")),
    closesAt: momentOf(first("expires", "expirationdate", "expiration_date", "closingdate", "validthrough")),
    department: first("department", "category"),
  };
}

/** A field without a prefix takes precedence: "title" over "media:title". */
function withoutPrefixes(record: JsonObject): JsonObject {
  const entries = Object.entries(record).map(
    ([key, value]) => [key.replace(/^.*:/, ""), key, value] as const,
  );
  const sorted = entries.toSorted(
    ([one, key], [other, otherKey]) => Number(one === key) - Number(other === otherKey),
  );
  return Object.fromEntries(sorted.map(([name, , value]) => [name.toLowerCase(), plain(value)]));
}

/** An author is an element with a name in Atom. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return listOf(value).map(plain);
  return isObject(value) ? (textOf(objectOf(value)["name"]) ?? textOf(objectOf(value)["a10:name"])) : value;
}

/** "Night Baker at Harbour Light" names its employer. A colon or dash may stand for anything. */
function companyInTitle(heading: string | null): { title: string; company: string } | null {
  const [, title, company] = /^(.{3,120}?) at (\p{Lu}[^@]{1,80})$/u.exec(heading ?? "") ?? [];
  return title === undefined || company === undefined ? null : { title, company };
}
