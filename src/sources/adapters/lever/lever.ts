import type { JsonObject } from "../../../platform/json/json-object.ts";
import { escapeText } from "entities";
import type { RawPay } from "../../../jobs/posting.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { boardAddresses } from "../../board-address.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { amountOf, listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { splitPlaces } from "../../place-words.ts";

const pageSize = 100;

const boardAt = boardAddresses({
  pages: ["jobs.lever.co"],
  api: { host: "api.lever.co", path: "/v0/postings/" },
  inEurope: true,
});

/** Lever postings API. A board on Lever's European service is written `eu:{site}`. */
export const lever = boardAdapter({
  name: "lever",
  label: "Lever",
  homepage: "https://www.lever.co",
  exampleAddress: "https://jobs.lever.co/acme",
  boardAt,
  pageSize,
  boardUrl(board, page) {
    const host = board.startsWith("eu:") ? "api.eu.lever.co" : "api.lever.co";
    const site = encodeURIComponent(board.replace(/^eu:/, ""));
    return `https://${host}/v0/postings/${site}?mode=json&skip=${page * pageSize}&limit=${pageSize}`;
  },
  readRecord,
});

function readRecord(record: JsonObject): RecordReading {
  const categories = objectOf(record["categories"]);
  const url = textOf(record["hostedUrl"]);
  const mode = textOf(record["workplaceType"]);
  const workMode = mode?.toLowerCase() === "unspecified" ? null : mode;
  const all = textsOf(categories["allLocations"]);
  return {
    externalId: textOf(record["id"]),
    title: textOf(record["text"]),
    company: null,
    url,
    applyUrl: textOf(record["applyUrl"]),
    locations: all.length > 0 ? all : splitPlaces(textOf(categories["location"])),
    country: textOf(record["country"]),
    remote: workMode?.toLowerCase() === "remote" ? true : null,
    workMode,
    employmentTypes: textsOf(categories["commitment"]),
    level: textOf(categories["level"]),
    descriptionHtml: descriptionOf(record),
    descriptionText: textOf(record["descriptionPlain"]),
    pay: payOf(objectOf(record["salaryRange"])),
    postedAt: momentOf(record["createdAt"]),
    department: textOf(categories["department"]) ?? textOf(categories["team"]),
    tags: textsOf(record["tags"]),
  };
}

/** Joins the parts of a posting's text: an introduction, titled lists, a closing part and a text on pay. */
function descriptionOf(record: JsonObject): string | null {
  const introduction =
    textOf(record["description"]) ?? joined([textOf(record["opening"]), textOf(record["descriptionBody"])]);
  const lists = listOf(record["lists"]).map(objectOf).map(listHtml);
  const closing = [textOf(record["salaryDescription"]), textOf(record["additional"])];
  return joined([introduction, ...lists, ...closing]);
}

function listHtml(list: JsonObject): string | null {
  const content = textOf(list["content"]);
  if (content === null) return null;
  const heading = textOf(list["text"]);
  const body = /^<li\b/i.test(content) ? `<ul>${content}</ul>` : content;
  return heading === null ? body : `<h3>${escapeText(heading)}</h3>\n${body}`;
}

function joined(parts: readonly (string | null)[]): string | null {
  const stated = parts.filter((part) => part !== null);
  return stated.length === 0 ? null : stated.join("\n");
}

function payOf(range: JsonObject): RawPay | null {
  const [min, max] = [amountOf(range["min"]), amountOf(range["max"])];
  if (min === null && max === null) return null;
  // "per-year-salary", "per-hour-wage": the source's own words for the period.
  return {
    min,
    max,
    currency: textOf(range["currency"]),
    period: textOf(range["interval"]),
    predicted: false,
  };
}
