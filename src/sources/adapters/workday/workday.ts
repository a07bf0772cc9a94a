import type { RawPosting } from "../../../jobs/posting.ts";
import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { jsonDetails } from "../../completed-posting.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { parseRecord } from "../../read-json-body.ts";

/** The service refuses more. */
const pageSize = 20;

type Site = { host: string; tenant: string; site: string; isShared: boolean };

/**
 * Workday. A board is the host and the site: `acme.wd5.myworkdayjobs.com:External`, or the host, the tenant and the
 * site on a shared host: `wd5.myworkdaysite.com:acme:External`. The list has titles only. It never ends with a short
 * page, and some employers' lists repeat after 2,000.
 */
export const workday = boardAdapter({
  name: "workday",
  label: "Workday",
  homepage: "https://www.workday.com",
  exampleAddress: "https://acme.wd5.myworkdayjobs.com/External",
  boardAt,
  listKeys: ["jobPostings"],
  ceiling: 2000,
  endsByRepeating: true,
  total: (body) => {
    const parsed = parseRecord(body);
    return parsed.ok && typeof parsed.record["total"] === "number" ? parsed.record["total"] : null;
  },
  boardUrl: (board) => `${apiOf(siteOf(board))}/jobs`,
  requestExtras: (_, page) => ({
    json: { appliedFacets: {}, limit: pageSize, offset: page * pageSize, searchText: "" },
  }),
  hasMore: (body) => /"externalPath"\s*:/.test(body),
  readRecord: (record, { board }) => readListed(record, board),
  detail: jsonDetails({ url: detailUrl, read: readDetail }),
});

function boardAt({ hostname, pathname }: URL): string | null {
  const parts = pathname.split("/").filter((part) => part !== "" && !/^[a-z]{2}-[A-Z]{2}$/.test(part));
  const isCall = parts[0] === "wday" && parts[1] === "cxs";
  if (/^[\w-]+\.wd\d+\.myworkdayjobs\.com$/.test(hostname)) {
    const site = isCall ? parts[3] : parts[0];
    return site === undefined || site === "wday" ? null : `${hostname}:${site}`;
  }
  if (!/^wd\d+\.myworkdaysite\.com$/.test(hostname)) return null;
  const [tenant, site] = isCall ? parts.slice(2) : parts[0] === "recruiting" ? parts.slice(1) : [];
  return tenant === undefined || site === undefined ? null : `${hostname}:${tenant}:${site}`;
}

function siteOf(board: string): Site {
  const [host = "", first = "", second] = board.split(":");
  return second === undefined
    ? { host, tenant: host.split(".")[0] ?? "", site: first, isShared: false }
    : { host, tenant: first, site: second, isShared: true };
}

function apiOf({ host, tenant, site }: Site): string {
  return `https://${host}/wday/cxs/${encodeURIComponent(tenant)}/${encodeURIComponent(site)}`;
}

/** The address of the site for people, to which the path of a posting is added. */
function pagesOf({ host, tenant, site, isShared }: Site): string {
  return `https://${host}/${isShared ? `recruiting/${tenant}/${site}` : site}`;
}

function readListed(record: JsonObject, board: string): RecordReading {
  const path = textOf(record["externalPath"]);
  const place = textOf(record["locationsText"]);
  const isCount = place !== null && /^\d+ /.test(place);
  return {
    externalId: idIn(path) ?? textsOf(record["bulletFields"])[0] ?? null,
    title: textOf(record["title"]),
    company: null,
    url: path === null || board === "" ? null : pagesOf(siteOf(board)) + path,
    locations: place === null || isCount ? placeIn(path) : [place],
    postedAt: momentOf(record["postedOn"]),
    requisitionId: textsOf(record["bulletFields"])[0] ?? null,
  };
}

/** "/job/Leeds/Night-Baker_R-1207-1" is "R-1207-1". The rest changes with the title and the place. */
function idIn(path: string | null): string | null {
  const last = path?.split("/").at(-1) ?? "";
  return /_([^_]+)$/.exec(last)?.[1] ?? textOf(last);
}

/** "/job/New-York---Remote/…" is "New York - Remote". */
function placeIn(path: string | null): string[] {
  const place = /^\/job\/([^/]+)\//.exec(path ?? "")?.[1];
  return place === undefined ? [] : [place.replaceAll("---", " - ").replaceAll(/(?<! )-(?! )/g, " ")];
}

function detailUrl({ url }: RawPosting, { board }: { board: string }): string | null {
  const pages = pagesOf(siteOf(board));
  return url?.startsWith(pages) ? apiOf(siteOf(board)) + url.slice(pages.length) : null;
}

function readDetail(record: JsonObject, _: RawPosting, { companyName }: { companyName: string | null }) {
  const info = objectOf(record["jobPostingInfo"]);
  if (textOf(info["title"]) === null) return null;
  const more = listOf(info["additionalLocations"]).map((place) =>
    textOf(typeof place === "string" ? place : objectOf(place)["descriptor"]),
  );
  const places = [textOf(info["location"]), ...more].filter((place) => place !== null);
  const mode = textOf(info["remoteType"]);
  return {
    ...(companyName === null
      ? { company: textOf(objectOf(record["hiringOrganization"])["name"]) ?? undefined }
      : {}),
    locations: [...new Set(places)],
    country: places.length === 1 ? textOf(objectOf(info["country"])["descriptor"]) : null,
    // "Flexible" is what the employer may agree to, not a mode.
    workMode: mode !== null && /remote|hybrid|on-?site/i.test(mode) ? mode : null,
    remote: mode !== null && /^(?:fully |100% )?remote$/i.test(mode) ? true : null,
    employmentTypes: textsOf(info["timeType"]),
    descriptionHtml: textOf(info["jobDescription"]),
    postedAt: momentOf(info["startDate"]),
    closesAt: momentOf(info["endDate"]),
    requisitionId: textOf(info["jobReqId"]),
  };
}
