import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { momentOf, textOf, textsOf } from "../../json-fields.ts";
import { joinPlace, splitPlaces } from "../../place-words.ts";
import { xmlRecords } from "../../xml-records.ts";

/** SAP SuccessFactors, on the employer's own host: the feed that it makes for search engines has every posting. */
export const successfactors = boardAdapter({
  name: "successfactors",
  label: "SAP SuccessFactors",
  homepage: "https://www.sap.com/products/hcm.html",
  exampleAddress: "https://jobs.acme.com/googlefeed.xml",
  boardAt: ({ hostname, pathname }) => (/^\/googlefeed\.xml$/i.test(pathname) ? hostname : null),
  boardUrl: (board) => `https://${board}/googlefeed.xml`,
  recordsIn: (body) =>
    /<jobs\b/.test(body.slice(0, 500))
      ? xmlRecords(body, { root: "jobs", name: "job" })
      : xmlRecords(body, { root: "rss", name: "item" }),
  readRecord,
});

/** The fields of the feed for search engines have the prefix "g:", those of the older feed have none. */
function readRecord(record: JsonObject): RecordReading {
  const field = (name: string) => textOf(record[`g:${name}`] ?? record[name]);
  const address = joinPlace([field("city"), field("state"), field("country")]);
  return {
    externalId: field("id") ?? field("referencenumber") ?? textOf(record["ID"]),
    title: textOf(record["title"]),
    company: field("employer") ?? field("company"),
    url: textOf(record["link"]) ?? textOf(record["url"]),
    locations: splitPlaces(field("location") ?? address),
    employmentTypes: textsOf(field("job_type") ?? field("employmenttype")),
    descriptionHtml: textOf(record["description"]),
    payText: field("salary"),
    postedAt: momentOf(field("publish_date") ?? record["pubDate"] ?? record["date"]),
    closesAt: momentOf(field("expiration_date")),
    department: field("job_function") ?? field("department"),
    requisitionId: field("referencenumber"),
  };
}
