import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { pathBoards } from "../../board-address.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { flagOf, listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { joinPlace } from "../../place-words.ts";
import { wrappedRecords } from "../../wrapped-records.ts";

/** Workable's widget for careers pages. One answer holds the board, with one row for each place of a posting. */
export const workable = boardAdapter({
  name: "workable",
  label: "Workable",
  homepage: "https://www.workable.com",
  exampleAddress: "https://apply.workable.com/acme",
  boardAt: pathBoards({
    "apply.workable.com": /^\/(?:api\/v\d\/(?:widget\/)?accounts\/)?(?!api\/|j\/)([^/]+)/,
    "www.workable.com": /^\/api\/accounts\/([^/]+)/,
  }),
  // Without `details` the list of an account with jobs looks empty.
  boardUrl: (board) =>
    `https://apply.workable.com/api/v1/widget/accounts/${encodeURIComponent(board)}?details=true`,
  recordsIn: (body) => wrappedRecords(body, "jobs", ({ name }) => ({ accountName: name })),
  hasRowPerPlace: true,
  readRecord,
});

function readRecord(record: JsonObject): RecordReading {
  const places = listOf(record["locations"]).map(objectOf);
  const shown = places.filter((place) => place["hidden"] !== true);
  const locations = (shown.length > 0 ? shown : [record]).map((place) =>
    joinPlace([textOf(place["city"]), textOf(place["region"] ?? place["state"]), textOf(place["country"])]),
  );
  const workplace = textOf(record["workplace_type"]) ?? textOf(record["workplace"]);
  return {
    externalId: textOf(record["shortcode"]),
    title: textOf(record["title"]),
    company: textOf(record["accountName"]),
    url: textOf(record["url"]) ?? textOf(record["shortlink"]),
    applyUrl: textOf(record["application_url"]),
    locations: locations.filter((place) => place !== null),
    remote: flagOf(record["telecommuting"]) === true ? true : null,
    workMode: workplace?.replaceAll("_", "-") ?? null,
    employmentTypes: textsOf(record["employment_type"]),
    level: textOf(record["experience"]),
    descriptionHtml: textOf(record["description"]),
    // The day it was published. `created_at` may be a year before.
    postedAt: momentOf(record["published_on"]),
    department: textOf(record["department"]),
    requisitionId: textOf(record["code"]),
  };
}
