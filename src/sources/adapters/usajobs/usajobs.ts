import type { JsonObject } from "../../../platform/json/json-object.ts";
import { feedAdapter, type RecordReading } from "../../feed-adapter.ts";
import { amountOf, listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { spanPay } from "../../pay-span.ts";
import { splitPlaces } from "../../place-words.ts";

const pageSize = 500;

/**
 * USAJOBS, the jobs of the United States' federal agencies. It asks for the operator's key, and for the mail address of
 * its owner in place of a program's name.
 */
export const usajobs = feedAdapter({
  name: "usajobs",
  label: "USAJOBS",
  homepage: "https://www.usajobs.gov",
  exampleAddress: "https://www.usajobs.gov",
  boardAt: ({ hostname }) => (/^(?:www|data)\.usajobs\.gov$/.test(hostname) ? "" : null),
  isFirst: true,
  pageUrl: (_, page) => `https://data.usajobs.gov/api/Search?ResultsPerPage=${pageSize}&Page=${page + 1}`,
  requestExtras: (_, _page, step) => ({
    headers: { "authorization-key": step?.keys["USAJOBS_KEY"] ?? "" },
    userAgent: step?.keys["USAJOBS_EMAIL"] ?? "",
  }),
  pageSize,
  // Its search ends here.
  ceiling: 10_000,
  total: (body) => Number(/"SearchResultCountAll"\s*:\s*(\d+)/.exec(body)?.[1] ?? Number.NaN) || null,
  listKeys: ["SearchResultItems"],
  readRecord: (record) => {
    const items = objectOf(record["SearchResult"])["SearchResultItems"];
    return Array.isArray(items) ? items.map((item) => readItem(objectOf(item))) : readItem(record);
  },
});

/** "PW" is pay by the piece, not by the week. */
const periods: Readonly<Record<string, string>> = {
  PA: "year",
  PH: "hour",
  PD: "day",
  PM: "month",
  BW: "fortnight",
};

function readItem(record: JsonObject): RecordReading {
  const about = objectOf(record["MatchedObjectDescriptor"]);
  const details = objectOf(objectOf(about["UserArea"])["Details"]);
  const places = listOf(about["PositionLocation"]).map((place) => textOf(objectOf(place)["LocationName"]));
  const stated = places.filter((place) => place !== null);
  const duties = textsOf(details["MajorDuties"]).map((duty) => `<li>${duty}</li>`);
  const summary = textOf(details["JobSummary"]);
  return {
    externalId: textOf(record["MatchedObjectId"]),
    title: textOf(about["PositionTitle"]),
    company: textOf(about["OrganizationName"]),
    // The address states the port 443.
    url: textOf(about["PositionURI"])?.replace(".gov:443/", ".gov/") ?? null,
    applyUrl: textsOf(about["ApplyURI"])[0] ?? null,
    locations:
      stated.length > 0 ? [...new Set(stated)] : splitPlaces(textOf(about["PositionLocationDisplay"])),
    country: "US",
    remote: details["RemoteIndicator"] === true ? true : null,
    employmentTypes: ["PositionSchedule", "PositionOfferingType"].flatMap((key) => namesIn(about[key])),
    descriptionHtml:
      duties.length === 0 ? summary : `<p>${summary ?? ""}</p><h3>Duties</h3><ul>${duties.join("")}</ul>`,
    pay: spanPay(
      listOf(about["PositionRemuneration"])
        .map(objectOf)
        .filter((range) => Object.hasOwn(periods, textOf(range["RateIntervalCode"]) ?? ""))
        .map((range) => ({
          min: amountOf(range["MinimumRange"]),
          max: amountOf(range["MaximumRange"]),
          currency: "USD",
          period: periods[textOf(range["RateIntervalCode"]) ?? ""] ?? null,
        })),
    ),
    postedAt: momentOf(about["PublicationStartDate"]),
    closesAt: momentOf(about["ApplicationCloseDate"]),
    department: textOf(about["DepartmentName"]),
    requisitionId: textOf(about["PositionID"]),
  };
}

/** Codes have their name beside them: `{ Name: "Full-time", Code: "1" }`. */
function namesIn(value: unknown): string[] {
  return listOf(value).flatMap((entry) => textsOf(objectOf(entry)["Name"] ?? entry));
}
