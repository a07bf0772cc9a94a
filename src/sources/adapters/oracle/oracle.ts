import type { RawPosting } from "../../../jobs/posting.ts";
import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { jsonDetails } from "../../completed-posting.ts";
import { descriptionFrom } from "../../description-sections.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { parseRecord } from "../../read-json-body.ts";

/** The service never sends more, even if a request asks for more. */
const pageSize = 200;

/** Oracle Recruiting Cloud. A board is the host and the site: `acme.fa.em2.oraclecloud.com:CX_1`. */
export const oracle = boardAdapter({
  name: "oracle",
  label: "Oracle Recruiting",
  homepage: "https://www.oracle.com/human-capital-management/recruiting",
  exampleAddress: "https://acme.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/jobs",
  boardAt,
  listKeys: ["items"],
  ceiling: 10_000,
  total: (body) => {
    const count = listIn(body)["TotalJobsCount"];
    return typeof count === "number" ? count : null;
  },
  // Without `expand` the list is empty. Some sites read the offset in the finder, others the one after it.
  boardUrl(board, page) {
    const [host, site] = partsOf(board);
    const offset = page * pageSize;
    return (
      `https://${host}/hcmRestApi/resources/latest/recruitingCEJobRequisitions?onlyData=true` +
      "&expand=requisitionList.workLocation,requisitionList.secondaryLocations" +
      `&finder=findReqs;siteNumber=${site},limit=${pageSize},offset=${offset},sortBy=POSTING_DATES_DESC` +
      `&limit=${pageSize}&offset=${offset}`
    );
  },
  hasMore: (body) => listOf(listIn(body)["requisitionList"]).length >= pageSize,
  readRecord: (record, { board }) =>
    Array.isArray(record["requisitionList"])
      ? record["requisitionList"].map((entry) => readRequisition(objectOf(entry), board))
      : readRequisition(record, board),
  detail: jsonDetails({ url: detailUrl, read: readDetail }),
});

function boardAt({ hostname, pathname, searchParams }: URL): string | null {
  if (!/^[\w-]+\.fa\.(?:[\w-]+\.)*oraclecloud\d*\.com$/.test(hostname)) return null;
  const site =
    /\/sites\/([\w-]+)/.exec(pathname)?.[1] ??
    /siteNumber=([\w-]+)/.exec(searchParams.get("finder") ?? "")?.[1];
  return site === undefined ? null : `${hostname}:${site}`;
}

function partsOf(board: string): [host: string, site: string] {
  const [host = "", site = ""] = board.split(":");
  return [host, encodeURIComponent(site)];
}

function listIn(body: string): JsonObject {
  const parsed = parseRecord(body);
  return objectOf(parsed.ok ? listOf(parsed.record["items"])[0] : null);
}

function readRequisition(record: JsonObject, board: string): RecordReading {
  const id = textOf(record["Id"]);
  const [host, site] = partsOf(board);
  const others = listOf(record["secondaryLocations"]).map((place) => textOf(objectOf(place)["Name"]));
  const places = [textOf(record["PrimaryLocation"]), ...others].filter((place) => place !== null);
  return {
    externalId: id,
    title: textOf(record["Title"]),
    company: textOf(record["EmployerName"]),
    url:
      id === null || host === ""
        ? null
        : `https://${host}/hcmUI/CandidateExperience/en/sites/${site}/job/${id}`,
    applyUrl: textOf(record["ExternalUrl"]),
    ...factsOf(record),
    locations: [...new Set(places)],
    country: places.length === 1 ? textOf(record["PrimaryLocationCountry"]) : null,
    descriptionHtml: textOf(record["ShortDescriptionStr"]),
    requisitionId: textOf(record["RequisitionNumber"]),
  };
}

/** The facts that the list and the details state in the same fields. */
function factsOf(record: JsonObject) {
  return {
    // Most employers leave it empty.
    remote: record["WorkplaceTypeCode"] === "ORA_REMOTE" ? true : null,
    workMode: textOf(record["WorkplaceType"]),
    employmentTypes: [...textsOf(record["JobSchedule"]), ...textsOf(record["ContractType"])],
    postedAt: momentOf(record["PostedDate"]) ?? momentOf(record["ExternalPostedStartDate"]),
    closesAt: momentOf(record["PostingEndDate"]) ?? momentOf(record["ExternalPostedEndDate"]),
    department: textOf(record["JobFamily"]) ?? textOf(record["Category"]),
  };
}

function detailUrl({ externalId }: RawPosting, { board }: { board: string }): string | null {
  const [host, site] = partsOf(board);
  if (host === "") return null;
  const finder = `ById;Id=%22${encodeURIComponent(externalId)}%22,siteNumber=${site}`;
  return `https://${host}/hcmRestApi/resources/latest/recruitingCEJobRequisitionDetails?expand=all&onlyData=true&finder=${finder}`;
}

function readDetail(record: JsonObject) {
  const details = "Id" in record ? record : objectOf(listOf(record["items"])[0]);
  if (textOf(details["Id"]) === null) return null;
  const section = (heading: string, key: string) => ({ heading, texts: [textOf(details[key]) ?? ""] });
  return {
    ...factsOf(details),
    ...descriptionFrom(textOf(details["ExternalDescriptionStr"]), [
      section("Responsibilities", "ExternalResponsibilitiesStr"),
      section("Qualifications", "ExternalQualificationsStr"),
    ]),
  };
}
