import type { JsonObject } from "../../../platform/json/json-object.ts";
import { decodeHTML } from "entities";
import type { RawPay } from "../../../jobs/posting.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { boardAddresses } from "../../board-address.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { amountOf, listOf, momentOf, objectOf, textOf } from "../../json-fields.ts";
import { spanPay } from "../../pay-span.ts";
import { isModeOnly, splitPlaces } from "../../place-words.ts";
import { refused } from "../../record-outcome.ts";

const boardAt = boardAddresses({
  pages: ["boards.greenhouse.io", "job-boards.greenhouse.io"],
  api: { host: "boards-api.greenhouse.io", path: "/v1/boards/" },
  inEurope: true,
});

/** Greenhouse job board API. One answer holds the whole board. A board on its European service is `eu:{token}`. */
export const greenhouse = boardAdapter({
  name: "greenhouse",
  label: "Greenhouse",
  homepage: "https://www.greenhouse.com",
  exampleAddress: "https://boards.greenhouse.io/acme",
  boardAt,
  boardUrl(board) {
    const host = board.startsWith("eu:") ? "boards-api.eu.greenhouse.io" : "boards-api.greenhouse.io";
    const token = encodeURIComponent(board.replace(/^eu:/, ""));
    return `https://${host}/v1/boards/${token}/jobs?content=true&pay_transparency=true`;
  },
  readRecord,
});

function readRecord(record: JsonObject): RecordReading {
  const url = textOf(record["absolute_url"]);
  const externalId = textOf(record["id"]);
  // Null only for prospect posts ("join our talent pool"). Trimmed recordings leave the field out.
  if (record["internal_job_id"] === null) {
    return refused("not-an-opening", "A prospect post without an opening behind it.", externalId);
  }
  return {
    externalId,
    title: textOf(record["title"]),
    company: textOf(record["company_name"]),
    url,
    ...whereabouts(record),
    employmentTypes: metadataValues(record, /^(?:employment|time|job|contract|worker) ?type$|^commitment$/i),
    descriptionHtml: descriptionOf(record["content"]),
    pay: payOf(record["pay_input_ranges"]),
    // Not `updated_at`, which changes with every edit.
    postedAt: momentOf(record["first_published"]),
    closesAt: momentOf(record["application_deadline"]),
    department: departmentOf(record["departments"]),
    requisitionId: textOf(record["requisition_id"]),
  };
}

/** `location.name` may hold only a work mode. The cities are then in `offices`. */
function whereabouts(record: JsonObject): { locations: string[]; workMode: string | null } {
  const named = splitPlaces(textOf(objectOf(record["location"])["name"]) ?? textOf(record["location"]));
  const places = named.filter((place) => !isModeOnly(place));
  const stated = metadataValues(
    record,
    /^(?:work ?place|location|work|remote) ?(?:type|model|mode|status)?$/i,
  );
  const workMode = named.find(isModeOnly) ?? stated.find((value) => isModeOnly(value)) ?? null;
  if (places.length > 0) return { locations: places, workMode };
  const offices = listOf(record["offices"]).map(objectOf);
  const cities = offices.map((office) => textOf(office["location"]) ?? textOf(office["name"]));
  const locations = [...new Set(cities.filter((city) => city !== null))];
  return { locations: locations.length > 0 ? locations : named, workMode };
}

/** Values of the employer's own custom fields whose name matches. */
function metadataValues(record: JsonObject, name: RegExp): string[] {
  const fields = listOf(record["metadata"]).map(objectOf);
  const matching = fields.filter((field) => name.test(textOf(field["name"]) ?? ""));
  return matching.map((field) => textOf(field["value"])).filter((value) => value !== null);
}

/** The feed escapes the HTML twice. Some recordings are already unescaped once. */
function descriptionOf(content: unknown): string | null {
  const text = textOf(content);
  if (text === null || /<[a-z][^<>]*>/i.test(text)) return text;
  return decodeHTML(text);
}

/** Ranges are stated in cents, one for each region or level. */
function payOf(ranges: unknown): RawPay | null {
  return spanPay(
    listOf(ranges)
      .map(objectOf)
      .map((range) => ({
        min: inMajorUnit(range["min_cents"]),
        max: inMajorUnit(range["max_cents"]),
        currency: textOf(range["currency_type"]),
        period: periodIn(textOf(range["title"])),
      })),
  );
}

function inMajorUnit(cents: unknown): number | null {
  const amount = amountOf(cents);
  return amount === null ? null : amount / 100;
}

/** The feed has no field for the period. Employers write it into the range's title ("Hourly Range"). */
function periodIn(title: string | null): string | null {
  return /\b(?:hourly|hour|daily|weekly|monthly|annual(?:ly)?|yearly|year)\b/i.exec(title ?? "")?.[0] ?? null;
}

function departmentOf(departments: unknown): string | null {
  const names = listOf(departments).map((department) => textOf(objectOf(department)["name"]));
  return names.find((name) => name !== null && !/^no department$/i.test(name)) ?? null;
}
