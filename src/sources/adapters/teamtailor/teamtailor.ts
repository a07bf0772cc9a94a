import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { hostBoards, hostOfBoard } from "../../board-address.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { isMarkup } from "../../jsonld/jsonld.ts";
import { readJobPosting } from "../../jsonld/read-job-posting.ts";
import { listOf, momentOf, objectOf, textOf } from "../../json-fields.ts";
import { joinPlace } from "../../place-words.ts";
import { wrappedRecords } from "../../wrapped-records.ts";
import { channelTitle, xmlRecords } from "../../xml-records.ts";

const pageSize = 200;
const domain = "teamtailor.com";

/**
 * Teamtailor's RSS feed, which has every place and the work mode. Its JSON feed is read from files: it has the same
 * ids, but neither department nor hybrid work. A board on an employer's own host is that host. Other systems have a
 * `/jobs.rss`, too, so such a feed is known by its namespace.
 */
export const teamtailor = boardAdapter({
  name: "teamtailor",
  label: "Teamtailor",
  homepage: "https://www.teamtailor.com",
  exampleAddress: "https://acme.teamtailor.com",
  boardAt: hostBoards(domain),
  ownsFeed: (body) => /^[^]{0,1000}\sxmlns:tt="https?:\/\/(?:www\.)?teamtailor\.com\//.test(body),
  boardUrl: (board, page) =>
    `https://${hostOfBoard(board, domain)}/jobs.rss?per_page=${pageSize}&offset=${page * pageSize}`,
  pageSize,
  // What it sends when it does not heed the size of the page.
  ceiling: 100,
  recordsIn: (body) =>
    isMarkup(body)
      ? xmlRecords(body, { root: "rss", name: "item", facts: { channel: channelTitle(body) } })
      : wrappedRecords(body, "items", ({ title }) => ({ channel: title })),
  readRecord: (record, { companyName }) =>
    "_jobposting" in record ? readJsonItem(record, companyName) : readRssItem(record),
});

const modes: Readonly<Record<string, string>> = { fully: "remote", hybrid: "hybrid", onsite: "on-site" };

function readRssItem(record: JsonObject): RecordReading {
  const list = objectOf(record["tt:locations"])["tt:location"];
  const offices = (Array.isArray(list) ? listOf(list) : [list]).map(objectOf);
  const places = offices.map(
    (office) =>
      joinPlace([textOf(office["tt:city"]), textOf(office["tt:country"])]) ?? textOf(office["tt:name"]),
  );
  // "none" is the preset of the form, not an answer.
  const workMode = modes[textOf(record["remoteStatus"]) ?? ""] ?? null;
  return {
    externalId: textOf(record["guid"]),
    title: textOf(record["title"]),
    company: textOf(record["channel"]),
    url: textOf(record["link"]),
    locations: [...new Set(places.filter((place) => place !== null))],
    remote: workMode === "remote" ? true : null,
    workMode,
    descriptionHtml: textOf(record["description"]),
    postedAt: momentOf(record["pubDate"]),
    department: textOf(record["tt:department"]),
  };
}

function readJsonItem(record: JsonObject, companyName: string | null): RecordReading {
  const company = companyName ?? textOf(record["channel"]);
  const url = textOf(record["url"]);
  const read = readJobPosting(objectOf(record["_jobposting"]), { url, companyName: company });
  const externalId = textOf(record["id"]);
  return read.ok ? { ...read.raw, url, externalId } : { ...read, externalId };
}
