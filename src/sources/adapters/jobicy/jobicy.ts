import type { JsonObject } from "../../../platform/json/json-object.ts";
import type { RawPay } from "../../../jobs/posting.ts";
import { feedAdapter, type RecordReading } from "../../feed-adapter.ts";
import { amountOf, momentOf, textOf, textsOf } from "../../json-fields.ts";

/** Jobicy's public feed of remote jobs: the hundred newest. Applications must lead to its page. */
export const jobicy = feedAdapter({
  name: "jobicy",
  label: "Jobicy",
  homepage: "https://jobicy.com",
  listsOnlyNewest: true,
  exampleAddress: "https://jobicy.com",
  boardAt: ({ hostname }) => (/^(?:www\.)?jobicy\.com$/.test(hostname) ? "" : null),
  isFirst: true,
  pageUrl: () => "https://jobicy.com/api/v2/remote-jobs?count=100",
  readRecord,
});

function readRecord(record: JsonObject): RecordReading {
  return {
    externalId: textOf(record["id"]),
    title: textOf(record["jobTitle"]),
    company: textOf(record["companyName"]),
    url: textOf(record["url"]),
    remote: true,
    remoteRegions: (textOf(record["jobGeo"]) ?? "")
      .split(",")
      .map((region) => region.trim())
      .filter(Boolean),
    employmentTypes: textsOf(record["jobType"]),
    level: textOf(record["jobLevel"]),
    descriptionHtml: textOf(record["jobDescription"]),
    pay: payOf(record),
    postedAt: momentOf(record["pubDate"]),
    department: textsOf(record["jobIndustry"])[0] ?? null,
  };
}

function payOf(record: JsonObject): RawPay | null {
  const [min, max] = [amountOf(record["salaryMin"]), amountOf(record["salaryMax"])];
  if (min === null && max === null) return null;
  const [currency, period] = [textOf(record["salaryCurrency"]), textOf(record["salaryPeriod"])];
  return { min, max, currency, period, predicted: false };
}
