import { decodeHTML } from "entities";
import { feedAdapter } from "../../feed-adapter.ts";
import { amountOf, momentOf, textOf } from "../../json-fields.ts";
import { splitPlaces } from "../../place-words.ts";

/** Reed's search in the United Kingdom, asked for one person at a time. Its answers are never stored. */
export const reed = feedAdapter({
  name: "reed",
  label: "Reed",
  homepage: "https://www.reed.co.uk",
  exampleAddress: "https://www.reed.co.uk",
  boardAt: ({ hostname }) => (/^(?:www\.)?reed\.co\.uk$/.test(hostname) ? "" : null),
  listKeys: ["results"],
  pageUrl: () => null,
  liveSearch: {
    countries: ["GB"],
    question({ words, place }, keys) {
      const url = new URL("https://www.reed.co.uk/api/1.0/search");
      url.search = new URLSearchParams({ keywords: words, resultsToTake: "20" }).toString();
      if (place !== "") url.searchParams.set("locationName", place);
      // The key is the name, without a password.
      const authorization = `Basic ${btoa(`${keys["REED_KEY"] ?? ""}:`)}`;
      return { url: url.href, extras: { headers: { authorization } } };
    },
  },
  readRecord(record) {
    const [min, max] = [amountOf(record["minimumSalary"]), amountOf(record["maximumSalary"])];
    const hasPay = min !== null || max !== null;
    return {
      externalId: textOf(record["jobId"]),
      title: textOf(record["jobTitle"]),
      company: textOf(record["employerName"]),
      url: textOf(record["jobUrl"]),
      locations: splitPlaces(textOf(record["locationName"])),
      country: "GB",
      descriptionText: decodeHTML(textOf(record["jobDescription"]) ?? "") || null,
      // The search does not say whether it is a year's pay or an hour's.
      pay: hasPay ? { min, max, currency: textOf(record["currency"]), period: null, predicted: false } : null,
      postedAt: momentOf(dayOf(record["date"])),
      closesAt: momentOf(dayOf(record["expirationDate"])),
    };
  },
});

/** "13/11/2026" → "2026-11-13" */
function dayOf(value: unknown): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(textOf(value) ?? "") ?? [];
  return day === undefined ? textOf(value) : `${year}-${month}-${day}`;
}
