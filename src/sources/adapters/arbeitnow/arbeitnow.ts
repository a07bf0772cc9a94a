import type { JsonObject } from "../../../platform/json/json-object.ts";
import { feedAdapter, type RecordReading } from "../../feed-adapter.ts";
import { flagOf, momentOf, textOf, textsOf } from "../../json-fields.ts";
import { splitPlaces } from "../../place-words.ts";

/** Arbeitnow's public feed, mostly German jobs. Pages are numbered upwards; `links.next` is never followed. */
export const arbeitnow = feedAdapter({
  name: "arbeitnow",
  label: "Arbeitnow",
  homepage: "https://www.arbeitnow.com",
  exampleAddress: "https://www.arbeitnow.com",
  boardAt: ({ hostname }) => (/^(?:www\.)?arbeitnow\.com$/.test(hostname) ? "" : null),
  isFirst: true,
  pageUrl: (_, page) => `https://www.arbeitnow.com/api/job-board-api?page=${page + 1}`,
  pageSize: 100,
  // Far more pages than the feed has. A feed that never ends is an error.
  maxPages: 50,
  readRecord,
});

function readRecord(record: JsonObject): RecordReading {
  return {
    externalId: textOf(record["slug"]),
    title: textOf(record["title"]),
    company: textOf(record["company_name"]),
    url: textOf(record["url"]),
    locations: splitPlaces(textOf(record["location"])),
    remote: flagOf(record["remote"]),
    employmentTypes: textsOf(record["job_types"]),
    descriptionHtml: textOf(record["description"]),
    // Seconds since 1970.
    postedAt: momentOf(record["created_at"]),
    tags: textsOf(record["tags"]),
  };
}
