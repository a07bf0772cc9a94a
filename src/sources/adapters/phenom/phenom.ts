import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { pageDetails } from "../../completed-posting.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { objectInPage, objectsInPage } from "../../page-parts.ts";
import { joinPlace } from "../../place-words.ts";

const pageSize = 10;
const pageData = /phApp\.ddo\s*=/;

/**
 * Phenom, on the employer's own host. A board is the host, region and language of its search:
 * `careers.acme.example:global:en`. Other languages have other postings, so each is a board.
 */
export const phenom = boardAdapter({
  name: "phenom",
  label: "Phenom",
  homepage: "https://www.phenom.com",
  exampleAddress: "https://careers.acme.com/global/en/search-results",
  boardAt({ hostname, pathname }) {
    const [, region, language] = /^\/([a-z]{2,10})\/([a-z]{2})\/search-results\/?$/.exec(pathname) ?? [];
    return region === undefined || language === undefined ? null : `${hostname}:${region}:${language}`;
  },
  boardUrl: (board, page) => `${siteOf(board)}/search-results?from=${page * pageSize}&s=1`,
  total(body) {
    const found = objectInPage(body, pageData);
    const count = found.ok ? searchIn(found.record)["totalHits"] : null;
    return typeof count === "number" ? count : null;
  },
  pageSize,
  recordsIn: (body) =>
    objectsInPage(body, pageData, (data) => {
      const jobs = objectOf(searchIn(data)["data"])["jobs"];
      return Array.isArray(jobs) ? listOf(jobs).map(objectOf) : null;
    }),
  readRecord: (record, { board }) => readJob(record, board),
  detail: pageDetails(({ url }) => url),
});

function siteOf(board: string): string {
  return `https://${board.replaceAll(":", "/")}`;
}

function searchIn(data: JsonObject): JsonObject {
  return objectOf(data["eagerLoadRefineSearch"]);
}

function readJob(record: JsonObject, board: string): RecordReading {
  const id = textOf(record["jobSeqNo"]) ?? textOf(record["jobId"]);
  const several = textsOf(record["multi_location"]);
  const single = textOf(record["location"]) ?? joinPlace([textOf(record["city"]), textOf(record["country"])]);
  return {
    externalId: id,
    title: textOf(record["title"]),
    company: null,
    url: id === null || board === "" ? null : `${siteOf(board)}/job/${encodeURIComponent(id)}`,
    locations: several.length > 0 ? several : textsOf(single),
    employmentTypes: textsOf(record["type"]),
    descriptionText: textOf(record["descriptionTeaser"]),
    postedAt: momentOf(record["postedDate"]),
    department: textOf(record["department"]) ?? textOf(record["category"]),
    requisitionId: textOf(record["reqId"]),
  };
}
