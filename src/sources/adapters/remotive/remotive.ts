import type { JsonObject } from "../../../platform/json/json-object.ts";
import { feedAdapter, type RecordReading } from "../../feed-adapter.ts";
import { momentOf, textOf, textsOf } from "../../json-fields.ts";

/** Remotive's public feed of remote jobs. Its terms require a link and its name, and at most 4 crawls a day. */
export const remotive = feedAdapter({
  name: "remotive",
  label: "Remotive",
  homepage: "https://remotive.com",
  exampleAddress: "https://remotive.com",
  boardAt: ({ hostname }) => (/^(?:www\.)?remotive\.com$/.test(hostname) ? "" : null),
  isFirst: true,
  pageUrl: () => "https://remotive.com/api/remote-jobs",
  readRecord,
});

function readRecord(record: JsonObject): RecordReading {
  return {
    externalId: textOf(record["id"]),
    title: textOf(record["title"]),
    company: textOf(record["company_name"]),
    url: textOf(record["url"]),
    remote: true,
    remoteRegions: regionsOf(textOf(record["candidate_required_location"])),
    employmentTypes: textsOf(record["job_type"]),
    descriptionHtml: textOf(record["description"]),
    payText: textOf(record["salary"]),
    postedAt: momentOf(record["publication_date"]),
    department: textOf(record["category"]),
    tags: textsOf(record["tags"]),
  };
}

/** "LATAM, Europe, USA" names three regions. */
function regionsOf(text: string | null): string[] {
  const regions = (text ?? "").split(/[,;]/).map((region) => region.trim());
  return regions.filter((region) => region !== "");
}
