import { isObject, type JsonObject } from "../../../platform/json/json-object.ts";
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
  exampleAddress: "https://jobs.gem.com/acme",
  boardAt: pathBoards({
    "jobs.gem.com": /^\/([^/]+)/,
    "api.gem.com": /^\/job_board\/v0\/([^/]+)\/job_posts/,
  }),
  boardUrl: (board) => `https://api.gem.com/job_board/v0/${encodeURIComponent(board)}/job_posts/`,
  readRecord(record) {
    if (!isObject(record["data"])) return readPost(record);
    // A file may have the answers to the questions of the page itself, of which one has the list.
    const list = objectOf(record["data"]["oatsExternalJobPostings"])["jobPostings"];
    return Array.isArray(list) ? list.map((entry) => readShown(objectOf(entry))) : null;
  },
});

/** Reads a posting as the page of a board asks for it. It has no text. */
function readShown(record: JsonObject): RecordReading {
  const job = objectOf(record["job"]);
  const mode = textOf(job["locationType"]);
  return {
    externalId: textOf(record["extId"]) ?? textOf(record["id"]),
    title: textOf(record["title"]),
    company: null,
    locations: textsOf(record["locations"]),
    remote: mode !== null && /^remote$/i.test(mode) ? true : null,
    workMode: mode,
    employmentTypes: textsOf(job["employmentType"]),
    department: textOf(objectOf(job["department"])["name"]),
  };
}

function readPost(record: JsonObject): RecordReading {
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
