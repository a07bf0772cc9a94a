import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { descriptionFrom } from "../../description-sections.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { amountOf, momentOf, textOf, textsOf } from "../../json-fields.ts";
import { splitPlaces } from "../../place-words.ts";
import { channelTitle, xmlRecords } from "../../xml-records.ts";

const hosts = /^www\.(?:governmentjobs|schooljobs)\.com$/;

/** NEOGOV: public bodies in the United States. Each agency has an RSS feed with pay and closing dates. */
export const neogov = boardAdapter({
  name: "neogov",
  label: "GovernmentJobs",
  homepage: "https://www.governmentjobs.com",
  exampleAddress: "https://www.governmentjobs.com/careers/acme",
  boardAt({ hostname, pathname, searchParams }) {
    const agency = searchParams.get("agency") ?? /^\/careers\/([\w-]+)/.exec(pathname)?.[1] ?? "";
    return hosts.test(hostname) && /^[\w-]{1,80}$/.test(agency) ? agency.toLowerCase() : null;
  },
  boardUrl: (board) => `https://www.governmentjobs.com/SearchEngine/JobsFeed?agency=${board}`,
  recordsIn: (body) =>
    xmlRecords(body, { root: "rss", name: "item", facts: { channel: channelTitle(body) } }),
  readRecord,
});

const sections = [
  ["examplesofduties", "Duties"],
  ["qualifications", "Qualifications"],
  ["supplementalinformation", "More information"],
  ["benefits", "Benefits"],
] as const;

function readRecord(record: JsonObject): RecordReading {
  const field = (name: string) => textOf(record[`joblisting:${name}`]);
  const period = field("salaryInterval");
  const [min, max] = [amountOf(field("minimumSalary"), period), amountOf(field("maximumSalary"), period)];
  return {
    externalId: field("jobId") ?? textOf(record["guid"]),
    title: textOf(record["title"]),
    company: textOf(record["channel"]),
    url: textOf(record["link"]),
    locations: splitPlaces(field("location")),
    country: "US",
    employmentTypes: textsOf(field("jobType")),
    ...descriptionFrom(
      textOf(record["description"]),
      sections.map(([name, heading]) => ({ heading, texts: textsOf(field(name)) })),
    ),
    pay:
      min === null && max === null
        ? null
        : { min, max, currency: field("salaryCurrency") ?? "USD", period, predicted: false },
    postedAt: momentOf(record["pubDate"]),
    closesAt: field("advertiseToDateTimeUTC")?.replace(/:0$/, " GMT") ?? null,
    department: field("department"),
  };
}
