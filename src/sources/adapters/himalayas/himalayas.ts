import type { JsonObject } from "../../../platform/json/json-object.ts";
import type { RawPay } from "../../../jobs/posting.ts";
import { feedAdapter, type RecordReading } from "../../feed-adapter.ts";
import { amountOf, momentOf, textOf, textsOf } from "../../json-fields.ts";
import { refused } from "../../record-outcome.ts";

/** The service never sends more, even if a request asks for more. */
const pageSize = 20;

/** Himalayas' public feed of remote jobs, newest first. It asks for a visible link. */
export const himalayas = feedAdapter({
  name: "himalayas",
  label: "Himalayas",
  homepage: "https://himalayas.app",
  // It has a hundred thousand postings. A thousand new ones a day is more than it gets.
  listsOnlyNewest: true,
  maxPages: 50,
  pageSize,
  exampleAddress: "https://himalayas.app",
  boardAt: ({ hostname }) => (/^(?:www\.)?himalayas\.app$/.test(hostname) ? "" : null),
  isFirst: true,
  pageUrl: (_, page) => `https://himalayas.app/jobs/api?limit=${pageSize}&offset=${page * pageSize}`,
  readRecord,
});

function readRecord(record: JsonObject): RecordReading {
  const externalId = textOf(record["guid"]);
  const company = textOf(record["companyName"]);
  // A cached copy of the feed once had this placeholder in every row.
  if (company === "name") return refused("no-company", "A placeholder in place of the employer.", externalId);
  return {
    externalId,
    title: textOf(record["title"]),
    company,
    url: textOf(record["applicationLink"]) ?? externalId,
    remote: true,
    remoteRegions: textsOf(record["locationRestrictions"]),
    employmentTypes: textsOf(record["employmentType"]),
    level: textsOf(record["seniority"]).join(", ") || null,
    descriptionHtml: textOf(record["description"]),
    pay: payOf(record),
    postedAt: momentOf(record["pubDate"]),
    closesAt: momentOf(record["expiryDate"]),
    department: textsOf(record["parentCategories"])[0] ?? null,
    tags: textsOf(record["categories"]).map((tag) => tag.replaceAll("-", " ")),
  };
}

function payOf(record: JsonObject): RawPay | null {
  const [min, max] = [amountOf(record["minSalary"]), amountOf(record["maxSalary"])];
  if (min === null && max === null) return null;
  const [currency, period] = [textOf(record["currency"]), textOf(record["salaryPeriod"])];
  return { min, max, currency, period, predicted: false };
}
