import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { hostBoards } from "../../board-address.ts";
import { pageDetails } from "../../completed-posting.ts";
import { descriptionFrom } from "../../description-sections.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { xmlRecords } from "../../xml-records.ts";

const [inGerman, inEnglish] = [hostBoards("jobs.personio.de"), hostBoards("jobs.personio.com")];

/**
 * Personio's XML feed. It has texts only in the language that is asked for. A posting in another language is opened.
 * The feed may not name the employer.
 */
export const personio = boardAdapter({
  name: "personio",
  label: "Personio",
  homepage: "https://www.personio.com",
  exampleAddress: "https://acme.jobs.personio.de",
  boardAt: (url) => inGerman(url) ?? inEnglish(url),
  boardUrl: (board) => `https://${hostOf(board)}/xml?language=en`,
  // A host without an account redirects to the service's own site.
  requestExtras: () => ({ staysOnHost: true }),
  recordsIn: (body) => xmlRecords(body, { root: "workzag-jobs", name: "position" }),
  readRecord: (record, { board }) => readPosition(record, board),
  detail: pageDetails(({ url, descriptionHtml }) => (descriptionHtml === null ? url : null)),
});

function hostOf(board: string): string {
  return `${board}.jobs.personio.de`;
}

function readPosition(record: JsonObject, board: string): RecordReading {
  const id = textOf(record["id"]);
  const offices = [record["office"], objectOf(record["additionalOffices"])["office"]].flatMap(textsOf);
  const list = objectOf(record["jobDescriptions"])["jobDescription"];
  const sections = (Array.isArray(list) ? listOf(list) : [list]).map(objectOf).filter(isShown);
  const description = descriptionFrom(
    null,
    sections.map((section) => ({
      heading: textOf(section["name"]) ?? "",
      texts: [textOf(section["value"]) ?? ""],
    })),
  );
  return {
    externalId: id,
    title: textOf(record["name"]),
    company: textOf(record["subcompany"]),
    url: id === null || board === "" ? null : `https://${hostOf(board)}/job/${id}`,
    locations: [...new Set(offices)],
    employmentTypes: [record["employmentType"], record["schedule"]].flatMap(textsOf),
    level: textOf(record["seniority"]),
    ...description,
    postedAt: momentOf(record["createdAt"]),
    department: textOf(record["department"]),
    tags: (textOf(record["keywords"]) ?? "")
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
  };
}

/** The contact is a person who did not ask to be listed by us. */
function isShown(section: JsonObject): boolean {
  return !/contact|kontakt|ansprechp/i.test(textOf(section["name"]) ?? "");
}
