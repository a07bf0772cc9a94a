import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { hostBoards, hostOfBoard } from "../../board-address.ts";
import { descriptionFrom } from "../../description-sections.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { amountOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { joinPlace } from "../../place-words.ts";

const domain = "pinpointhq.com";

/** Pinpoint's feed of a board. One answer holds at most a thousand postings. */
export const pinpoint = boardAdapter({
  name: "pinpoint",
  label: "Pinpoint",
  homepage: "https://www.pinpointhq.com",
  exampleAddress: "https://acme.pinpointhq.com",
  boardAt: hostBoards(domain),
  boardUrl: (board) => `https://${hostOfBoard(board, domain)}/postings.json`,
  ceiling: 1000,
  readRecord: (record, { board }) => readPosting(record, board),
});

const sections = [
  ["key_responsibilities", "Responsibilities"],
  ["skills_knowledge_expertise", "Skills, knowledge and expertise"],
  ["benefits", "Benefits"],
] as const;

function readPosting(record: JsonObject, board: string): RecordReading {
  const job = objectOf(record["job"]);
  const location = objectOf(record["location"]);
  const path = textOf(record["path"]);
  const host = board === "" ? null : `https://${hostOfBoard(board, domain)}`;
  const workMode = textOf(record["workplace_type"]);
  const city = joinPlace([textOf(location["city"]), textOf(location["province"])]);
  return {
    externalId: textOf(record["id"]),
    title: textOf(record["title"]),
    company: null,
    url: textOf(record["url"]) ?? (path === null || host === null ? null : host + path),
    locations: textsOf(city ?? location["name"]),
    remote: workMode === "remote" ? true : null,
    workMode,
    employmentTypes: textsOf(record["employment_type_text"] ?? record["employment_type"]),
    ...descriptionFrom(
      textOf(record["description"]),
      sections.map(([key, heading]) => ({
        heading: textOf(record[`${key}_header`]) ?? heading,
        texts: textsOf(record[key]),
      })),
    ),
    ...payOf(record),
    closesAt: momentOf(record["deadline_at"]),
    department: textOf(objectOf(job["department"] ?? record["department"])["name"]),
    requisitionId: textOf(job["requisition_id"]),
  };
}

/** The feed has amounts that the employer does not show. */
function payOf(record: JsonObject) {
  if (record["compensation_visible"] !== true) return {};
  const period = textOf(record["compensation_frequency"]);
  const min = amountOf(record["compensation_minimum"], period);
  const max = amountOf(record["compensation_maximum"], period);
  return {
    pay:
      min === null && max === null
        ? null
        : { min, max, currency: textOf(record["compensation_currency"]), period, predicted: false },
    payText: textOf(record["compensation"]),
  };
}
