import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { pathBoards } from "../../board-address.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { splitPlaces } from "../../place-words.ts";

/** Gem's job board API, which the service documents for careers pages. One answer holds the board. */
export const gem = boardAdapter({
  name: "gem",
  label: "Gem",
  homepage: "https://www.gem.com",
  isUnverified: true,
  exampleAddress: "https://jobs.gem.com/acme",
  boardAt: pathBoards({
    "jobs.gem.com": /^\/([^/]+)/,
    "api.gem.com": /^\/job_board\/v0\/([^/]+)\/job_posts/,
  }),
  boardUrl: (board) => `https://api.gem.com/job_board/v0/${encodeURIComponent(board)}/job_posts/`,
  readRecord,
});

function readRecord(record: JsonObject): RecordReading {
  const offices = listOf(record["offices"]).map((office) => {
    const { location, name } = objectOf(office);
    return textOf(objectOf(location)["name"]) ?? textOf(name);
  });
  const places = [...splitPlaces(textOf(objectOf(record["location"])["name"])), ...offices];
  const mode = textOf(record["location_type"]);
  return {
    externalId: textOf(record["id"]),
    title: textOf(record["title"]),
    company: null,
    url: textOf(record["absolute_url"]),
    locations: [...new Set(places.filter((place) => place !== null))],
    remote: mode === "remote" ? true : null,
    workMode: mode?.replaceAll("_", "-") ?? null,
    employmentTypes: textsOf(record["employment_type"]).map((type) => type.replaceAll("_", " ")),
    descriptionHtml: textOf(record["content"]),
    descriptionText: textOf(record["content_plain"]),
    postedAt: momentOf(record["first_published_at"]),
    department: textsOf(record["departments"])[0] ?? null,
    requisitionId: textOf(record["requisition_id"]),
  };
}
