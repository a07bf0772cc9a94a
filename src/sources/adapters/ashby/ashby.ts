import type { JsonObject } from "../../../platform/json/json-object.ts";
import type { RawPay } from "../../../jobs/posting.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { boardAddresses } from "../../board-address.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { amountOf, flagOf, listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { spanPay } from "../../pay-span.ts";
import { joinPlace } from "../../place-words.ts";
import { refused } from "../../record-outcome.ts";

const boardAt = boardAddresses({
  pages: ["jobs.ashbyhq.com"],
  api: { host: "api.ashbyhq.com", path: "/posting-api/job-board/" },
  inEurope: false,
});

/** Ashby job board API. One slow response holds the whole board. */
export const ashby = boardAdapter({
  name: "ashby",
  label: "Ashby",
  homepage: "https://www.ashbyhq.com",
  // Its terms do not mention this, so the postings are shown but not offered to other search engines.
  exampleAddress: "https://jobs.ashbyhq.com/acme",
  boardAt,
  boardUrl: (board) =>
    `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`,
  readRecord,
});

function readRecord(record: JsonObject): RecordReading {
  const externalId = textOf(record["id"]);
  if (record["isListed"] === false) {
    return refused("unlisted", "The employer does not list this posting on its board.", externalId);
  }
  const url = textOf(record["jobUrl"]);
  const offices = uniqueOffices(officesOf(record));
  const workplace = textOf(record["workplaceType"]);
  const isRemote = workplace !== null && /^remote$/i.test(workplace);
  // The job of an office that is also listed under "Remote (US)" can be done remotely: the words of its places decide.
  const isAlsoRemote = !isRemote && offices.some(({ place }) => saysRemote(place));
  const workMode = isAlsoRemote ? null : workplace;
  // A hybrid job may carry `isRemote: true`, so the workplace type takes precedence.
  const remote = workplace === null ? flagOf(record["isRemote"]) : isAlsoRemote ? null : isRemote;
  return {
    externalId,
    title: textOf(record["title"]),
    company: null,
    url,
    applyUrl: textOf(record["applyUrl"]),
    locations: offices.map(({ place }) => place ?? ""),
    officeLabels: offices.map(({ label, place }) => label ?? place ?? ""),
    country: offices[0]?.country ?? null,
    remote,
    workMode,
    // For a remote job "Canada" is where to live. Otherwise "HQ" or "Toronto" is where the office is.
    remoteRegions: remote === true ? unique(offices.map((office) => office.region)) : [],
    employmentTypes: textsOf(record["employmentType"]),
    descriptionHtml: textOf(record["descriptionHtml"]),
    descriptionText: textOf(record["descriptionPlain"]),
    // An employer may ask not to show pay that the feed still delivers.
    ...(record["shouldDisplayCompensationOnJobPostings"] === false
      ? {}
      : payOf(objectOf(record["compensation"]))),
    postedAt: momentOf(record["publishedAt"]),
    department: textOf(record["department"]) ?? textOf(record["team"]),
  };
}

type Office = { place: string | null; label: string | null; country: string | null; region: string | null };

function officesOf(record: JsonObject): Office[] {
  const others = listOf(record["secondaryLocations"]).map((other) =>
    typeof other === "string" ? officeOf({ location: other }) : officeOf(objectOf(other)),
  );
  return [officeOf(record), ...others];
}

function officeOf(entry: JsonObject): Office {
  const label = textOf(entry["location"]);
  const address = objectOf(entry["address"]);
  const postal = objectOf(address["postalAddress"] ?? address);
  const city = textOf(postal["addressLocality"]);
  const country = textOf(postal["addressCountry"]);
  // The label may be the name of a building ("HQ"). An address that includes the city is exact.
  if (city !== null && !saysRemote(label)) {
    const place = joinPlace([city, textOf(postal["addressRegion"]), country]);
    return { place, label, country, region: null };
  }
  // "LatAm" is filed under one arbitrary country of it, so the country counts only where the label agrees.
  const agrees = label === null || (country !== null && label.toLowerCase().includes(country.toLowerCase()));
  return { place: label ?? country, label, country: agrees ? country : null, region: label ?? country };
}

const saysRemote = (label: string | null): boolean => label !== null && /\bremote\b/i.test(label);

function payOf(compensation: JsonObject): { pay: RawPay | null; payText: string | null } {
  const tiers = listOf(compensation["compensationTiers"]).flatMap((tier) =>
    listOf(objectOf(tier)["components"]),
  );
  const components = [...tiers, ...listOf(compensation["summaryComponents"])].map(objectOf);
  const salaries = components.filter(
    ({ compensationType }) => textOf(compensationType)?.toLowerCase() === "salary",
  );
  const pay = spanPay(
    salaries.map((component) => ({
      min: amountOf(component["minValue"]),
      max: amountOf(component["maxValue"]),
      currency: textOf(component["currencyCode"]),
      period: textOf(component["interval"]),
    })),
  );
  const payText =
    textOf(compensation["scrapeableCompensationSalarySummary"]) ??
    textOf(compensation["compensationTierSummary"]);
  return { pay, payText };
}

/** Offices with a place, each place once. */
function uniqueOffices(offices: readonly Office[]): Office[] {
  return offices.filter(
    ({ place }, at) => place !== null && offices.findIndex((other) => other.place === place) === at,
  );
}

function unique(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
