import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { pathBoards } from "../../board-address.ts";
import { pageDetails } from "../../completed-posting.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { isMarkup } from "../../jsonld/jsonld.ts";
import { objectInPage, objectsInPage } from "../../page-parts.ts";
import { joinPlace } from "../../place-words.ts";
import { readJsonBody } from "../../read-json-body.ts";

const nextData = /id="__NEXT_DATA__"[^>]{0,200}>(?:\s{0,50}<script[^>]{0,200}>)?/;

/** JOIN. The page of a company has five postings, and each posting's page has the text. */
export const join = boardAdapter({
  name: "join",
  label: "JOIN",
  homepage: "https://join.com",
  exampleAddress: "https://join.com/companies/acme",
  boardAt: pathBoards({ "join.com": /^\/companies\/([^/]+)/ }),
  boardUrl: (board, page) => `https://join.com/companies/${encodeURIComponent(board)}?page=${page + 1}`,
  hasMore(body, page) {
    const found = objectInPage(body, nextData);
    const jobs = found.ok ? jobsIn(found.record) : {};
    const pages = objectOf(jobs["pagination"])["pageCount"];
    return typeof pages === "number" && page + 1 < pages;
  },
  recordsIn: (body) =>
    isMarkup(body)
      ? objectsInPage(body, nextData, (data) => {
          const items = jobsIn(data)["items"];
          const { company } = stateOf(data);
          return Array.isArray(items) ? listOf(items).map((item) => ({ ...objectOf(item), company })) : null;
        })
      : readJsonBody(body, ["items"]),
  readRecord: (record, { board }) => readItem(record, board),
  detail: pageDetails(({ url, descriptionHtml }) => (descriptionHtml === null ? url : null)),
});

function stateOf(data: JsonObject): JsonObject {
  return objectOf(objectOf(objectOf(data["props"])["pageProps"])["initialState"]);
}

function jobsIn(data: JsonObject): JsonObject {
  return objectOf(stateOf(data)["jobs"]);
}

function readItem(record: JsonObject, board: string): RecordReading {
  const path = textOf(record["idParam"]);
  const city = objectOf(record["city"]);
  const place = joinPlace([textOf(city["cityName"]), textOf(city["countryName"])]);
  const mode = textOf(record["workplaceType"]) ?? textOf(record["remoteOption"]);
  return {
    externalId: textOf(record["id"]),
    title: textOf(record["title"]),
    company: textOf(objectOf(record["company"])["name"]),
    url:
      textOf(record["shareableUrl"]) ??
      (path === null || board === "" ? null : `https://join.com/companies/${board}/${path}`),
    locations: textsOf(record["locations"] ?? place),
    country: textOf(objectOf(record["country"])["iso3166"]),
    remote: mode === "REMOTE" ? true : null,
    workMode: mode?.replaceAll("_", "-") ?? null,
    employmentTypes: textsOf(record["employmentType"]).flatMap((type) => textsOf(type)),
    descriptionHtml: textOf(record["description"]),
    postedAt: momentOf(record["publishedAt"]) ?? momentOf(record["createdAt"]),
    department: textsOf(record["department"] ?? record["category"])[0] ?? null,
  };
}
