import type { JsonObject } from "../../../platform/json/json-object.ts";
import { feedAdapter, type RecordReading } from "../../feed-adapter.ts";
import { listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { isModeOnly } from "../../place-words.ts";
import { refused } from "../../record-outcome.ts";

/** The Muse's public feed, newest first. It never removes a posting, so one without a date may be years old. */
export const themuse = feedAdapter({
  name: "themuse",
  label: "The Muse",
  homepage: "https://www.themuse.com",
  listsOnlyNewest: true,
  // Its interface ends here.
  maxPages: 99,
  pageSize: 20,
  exampleAddress: "https://www.themuse.com/search",
  boardAt: ({ hostname }) => (/^(?:www\.)?themuse\.com$/.test(hostname) ? "" : null),
  // An operator adds it: most of it is on the employers' own boards, too.
  pageUrl: (_, page) => `https://www.themuse.com/api/public/jobs?page=${page}&descending=true`,
  readRecord,
});

function readRecord(record: JsonObject): RecordReading {
  const externalId = textOf(record["id"]);
  const postedAt = momentOf(record["publication_date"]);
  if (externalId !== null && postedAt === null)
    return refused("closed", "It has no date, and the feed never removes a posting.", externalId);
  const places = textsOf(record["locations"]);
  return {
    externalId,
    title: textOf(record["name"]),
    company: textOf(objectOf(record["company"])["name"]),
    url: textOf(objectOf(record["refs"])["landing_page"]),
    locations: places.map((place) => (/^flexible \/ remote$/i.test(place) ? "Remote" : place)),
    remote:
      places.length > 0 && places.every((place) => /remote/i.test(place) || isModeOnly(place)) ? true : null,
    employmentTypes: textsOf(record["job_type"]),
    level: textOf(objectOf(listOf(record["levels"])[0])["name"]),
    descriptionHtml: textOf(record["contents"]),
    postedAt,
    department: textsOf(record["categories"])[0] ?? null,
  };
}
