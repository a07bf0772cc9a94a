import type { RawPay } from "../../../jobs/posting.ts";
import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { hostBoards, hostOfBoard } from "../../board-address.ts";
import { descriptionFrom } from "../../description-sections.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { amountOf, listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { joinPlace } from "../../place-words.ts";
import { refused } from "../../record-outcome.ts";

/** Recruitee's "Careers Site API", which the service documents for use by others. One answer holds the board. */
export const recruitee = boardAdapter({
  name: "recruitee",
  label: "Recruitee",
  homepage: "https://recruitee.com",
  exampleAddress: "https://acme.recruitee.com",
  boardAt: hostBoards("recruitee.com", /^\/api\/offers\/?$/),
  boardUrl: (board) => `https://${hostOfBoard(board, "recruitee.com")}/api/offers/`,
  listKeys: ["offers"],
  readRecord,
});

const modes = [
  ["remote", "remote"],
  ["hybrid", "hybrid"],
  ["on_site", "on-site"],
] as const;

function readRecord(record: JsonObject): RecordReading {
  const externalId = textOf(record["id"]);
  const status = textOf(record["status"]);
  if (status !== null && status !== "published")
    return refused("unlisted", "The employer does not list this posting on its board.", externalId);
  // Several flags mean that the employer leaves the choice.
  const stated = modes.filter(([key]) => record[key] === true).map(([, mode]) => mode);
  const workMode = stated.length === 1 ? (stated[0] ?? null) : null;
  const offices = listOf(record["locations"]).map(objectOf).map(placeOf);
  const places = offices.filter((place) => place !== null);
  const description = textOf(record["description"]);
  const requirements = textOf(record["requirements"]);
  return {
    externalId,
    title: textOf(record["title"]),
    company: textOf(record["company_name"]),
    url: textOf(record["careers_url"]),
    applyUrl: textOf(record["careers_apply_url"]),
    locations: places.length > 0 ? [...new Set(places)] : textsOf(record["location"]),
    remote: workMode === "remote" ? true : null,
    workMode,
    employmentTypes: textsOf(record["employment_type_code"]).map((code) => code.replaceAll("_", " ")),
    level: textOf(record["experience_code"])?.replaceAll("_", " ") ?? null,
    ...descriptionFrom(description, [
      { heading: "Requirements", texts: requirements === null ? [] : [requirements] },
    ]),
    pay: payOf(objectOf(record["salary"])),
    postedAt: momentOf(record["published_at"]),
    closesAt: momentOf(record["close_at"]),
    department: textOf(record["department"]),
    tags: textsOf(record["tags"]),
  };
}

function placeOf(office: JsonObject): string | null {
  const [city, country] = [textOf(office["city"]), textOf(office["country"])];
  return joinPlace([city, textOf(office["state"]), country]) ?? textOf(office["name"]);
}

function payOf(salary: JsonObject): RawPay | null {
  const period = textOf(salary["period"]);
  const [min, max] = [amountOf(salary["min"], period), amountOf(salary["max"], period)];
  if (min === null && max === null) return null;
  return { min, max, currency: textOf(salary["currency"]), period, predicted: false };
}
