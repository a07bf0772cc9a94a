import type { JsonObject } from "../../../platform/json/json-object.ts";
import type { CrawlStep } from "../../adapter.ts";
import { descriptionFrom } from "../../description-sections.ts";
import { feedAdapter, type RecordReading } from "../../feed-adapter.ts";
import { flagOf, listOf, momentOf, objectOf, textOf } from "../../json-fields.ts";
import { joinPlace } from "../../place-words.ts";
import { refused } from "../../record-outcome.ts";

const day = 86_400_000;
const stream = "https://jobstream.api.jobtechdev.se/v2/stream";

/**
 * JobTech's stream of the adverts on Platsbanken, Sweden's public job site: what was added, changed or removed between
 * two moments. Each request asks for one day, because a day has some ten megabytes.
 */
export const jobtech = feedAdapter({
  name: "jobtech",
  label: "Platsbanken",
  homepage: "https://arbetsformedlingen.se/platsbanken",
  listsChanges: { firstDays: 45, atOnceDays: 15 },
  exampleAddress: "https://arbetsformedlingen.se/platsbanken",
  boardAt: ({ hostname, pathname }) =>
    (hostname === "arbetsformedlingen.se" && pathname.startsWith("/platsbanken")) ||
    hostname === "jobstream.api.jobtechdev.se"
      ? ""
      : null,
  // Off until an operator adds it, because no answer of it was seen.
  listKeys: ["hits"],
  pageUrl: (_, page, step) =>
    step === undefined
      ? stream
      : `${stream}?updated-after=${windowStart(step, page)}&updated-before=${windowStart(step, page + 1)}`,
  hasMore: (_, page, step) => step !== undefined && startOf(step, page + 1) < step.until.getTime(),
  readRecord: readAd,
});

function startOf({ since, until }: CrawlStep, page: number): number {
  return Math.min(since.getTime() + page * day, until.getTime());
}

/** "2026-03-02T12:00:00" */
function windowStart(step: CrawlStep, page: number): string {
  return new Date(startOf(step, page)).toISOString().slice(0, 19);
}

function readAd(record: JsonObject): RecordReading {
  const id = textOf(record["id"]);
  if (record["removed"] === true) return refused("closed", "It was removed.", id);
  const place = objectOf(record["workplace_address"]);
  const text = objectOf(record["description"]);
  const label = (key: string) => textOf(objectOf(record[key])["label"]);
  const name = (key: string) => textOf(place[key]);
  const employer = objectOf(record["employer"]);
  // "city" is the post town, which differs from the municipality.
  const town = joinPlace([name("municipality") ?? name("city"), name("region"), name("country")]);
  const skills = [record["must_have"], record["nice_to_have"]].flatMap((wanted) =>
    listOf(objectOf(wanted)["skills"]).map((skill) => textOf(objectOf(skill)["label"])),
  );
  return {
    externalId: id,
    title: textOf(record["headline"]),
    company: textOf(employer["name"]) ?? textOf(employer["workplace"]),
    url: textOf(record["webpage_url"]),
    applyUrl: textOf(objectOf(record["application_details"])["url"]),
    locations: town === null ? [] : [town],
    country: name("country_code") === "199" || town === null ? "SE" : null,
    remote: flagOf(record["remote_work"]) === true ? true : null,
    employmentTypes: [label("employment_type"), label("working_hours_type")].filter((type) => type !== null),
    ...descriptionFrom(textOf(text["text_formatted"]) ?? textOf(text["text"]), []),
    payText: textOf(record["salary_description"]),
    postedAt: momentOf(record["publication_date"]),
    closesAt: momentOf(record["application_deadline"]) ?? momentOf(record["last_publication_date"]),
    department: label("occupation_field"),
    tags: skills.filter((skill) => skill !== null),
    requisitionId: textOf(objectOf(record["application_details"])["reference"]),
  };
}
