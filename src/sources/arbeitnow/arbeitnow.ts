import type { JsonObject } from "../../platform/json/json-object.ts";
import { wholeSite } from "../adapter.ts";
import { countEntries, feedAdapter, usualListKeys } from "../feed-adapter.ts";
import { flagOf, momentOf, textOf, textsOf } from "../json-fields.ts";
import { splitPlaces } from "../place-words.ts";
import { posting, type RecordOutcome } from "../record-outcome.ts";

const pageSize = 100;
/** Far more pages than the feed has. A feed that never ends is an error. */
const maxPages = 50;

/** Arbeitnow's public feed, mostly German jobs. Pages are numbered upwards; `links.next` is never followed. */
export const arbeitnow = feedAdapter({
  name: "arbeitnow",
  label: "Arbeitnow",
  homepage: "https://www.arbeitnow.com",
  policy: {
    attribution: { text: "Job found on Arbeitnow", url: "https://www.arbeitnow.com" },
    applyPolicy: "source",
    allowsJsonLd: false,
    minInterval: 3600,
    followLinks: true,
  },
  exampleAddress: "https://www.arbeitnow.com",
  boardAt: ({ hostname }) => (/^(?:www\.)?arbeitnow\.com$/.test(hostname) ? "" : null),
  defaultBoards: [wholeSite],
  pageUrl: (_, page) =>
    page >= maxPages ? null : `https://www.arbeitnow.com/api/job-board-api?page=${page + 1}`,
  hasMore: (body, page) => page + 1 < maxPages && countEntries(body, usualListKeys) >= pageSize,
  readRecord,
});

function readRecord(record: JsonObject): RecordOutcome {
  return posting({
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
  });
}
