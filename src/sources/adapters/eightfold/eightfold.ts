import type { RawPosting } from "../../../jobs/posting.ts";
import { isObject, type JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { jsonDetails } from "../../completed-posting.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { parseRecord } from "../../read-json-body.ts";

/** The service never sends more, even if a request asks for more. */
const pageSize = 10;

/** Eightfold. A board is the tenant and the employer's domain: `acme:acme.example`. The list has no texts. */
export const eightfold = boardAdapter({
  name: "eightfold",
  label: "Eightfold",
  homepage: "https://eightfold.ai",
  exampleAddress: "https://acme.eightfold.ai/careers?domain=acme.com",
  boardAt({ hostname, searchParams }) {
    const tenant = /^([\w-]+)\.eightfold\.ai$/.exec(hostname)?.[1];
    if (tenant === undefined || /^(?:www|app|static|api)$/.test(tenant)) return null;
    // Most employers' domains are called like their tenant.
    const domain = searchParams.get("domain") ?? `${tenant}.com`;
    return /^[\w.-]{3,80}$/.test(domain) ? `${tenant}:${domain}` : null;
  },
  boardUrl: (board, page) => `${apiOf(board)}?${domainOf(board)}&start=${page * pageSize}&num=${pageSize}`,
  listKeys: ["positions"],
  pageSize,
  ceiling: 2000,
  total: (body) => {
    const parsed = parseRecord(body);
    return parsed.ok && typeof parsed.record["count"] === "number" ? parsed.record["count"] : null;
  },
  readRecord,
  detail: jsonDetails({
    url: ({ externalId }, { board }) =>
      board === "" ? null : `${apiOf(board)}/${encodeURIComponent(externalId)}?${domainOf(board)}`,
    read: readDetail,
  }),
});

function apiOf(board: string): string {
  return `https://${board.split(":")[0]}.eightfold.ai/api/apply/v2/jobs`;
}

function domainOf(board: string): string {
  return `domain=${encodeURIComponent(board.split(":")[1] ?? "")}`;
}

function readRecord(listed: JsonObject): RecordReading {
  // A file may have the answer of one posting.
  const record = isObject(listed["data"]) ? listed["data"] : listed;
  const places = textsOf(record["locations"]);
  const mode = textOf(record["work_location_option"]) ?? textOf(record["workLocationOption"]);
  return {
    externalId: textOf(record["id"]),
    title: textOf(record["name"]),
    company: null,
    url: textOf(record["canonicalPositionUrl"]),
    locations: places.length > 0 ? places : textsOf(record["location"]),
    workMode: mode,
    remote: mode !== null && /^remote/i.test(mode) ? true : null,
    descriptionHtml: textOf(record["job_description"]) ?? textOf(record["jobDescription"]),
    // Seconds since 1970.
    postedAt: momentOf(record["t_create"]) ?? momentOf(record["postedTs"]),
    department: textOf(record["department"]),
    requisitionId:
      ["display_job_id", "displayJobId", "ats_job_id", "atsJobId"].flatMap(
        (key) => textOf(record[key]) ?? [],
      )[0] ?? null,
  };
}

function readDetail(record: JsonObject, { externalId }: RawPosting) {
  // The newer interface wraps the posting.
  const details = "data" in record ? objectOf(record["data"]) : record;
  if (textOf(details["id"]) !== externalId) return null;
  const { locations, workMode, remote } = {
    locations: [],
    workMode: null,
    remote: null,
    ...readRecord(details),
  };
  const text = textOf(details["job_description"]) ?? textOf(details["jobDescription"]);
  return { locations, workMode, remote, descriptionHtml: text };
}
