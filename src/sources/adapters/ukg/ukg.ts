import type { RawPosting, RecordResult } from "../../../jobs/posting.ts";
import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { jsonDetails } from "../../completed-posting.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { listOf, momentOf, objectOf, textOf } from "../../json-fields.ts";
import { objectInPage } from "../../page-parts.ts";
import { joinPlace } from "../../place-words.ts";
import { parseRecord } from "../../read-json-body.ts";
import { refused, withExcerpt } from "../../record-outcome.ts";

const pageSize = 100;

/** UKG Pro. A board is the tenant, the host and the guid of its page: `ABC1000ABC:recruiting2.ultipro.com:5f…`. */
export const ukg = boardAdapter({
  name: "ukg",
  label: "UKG Pro",
  homepage: "https://www.ukg.com",
  exampleAddress: "https://recruiting2.ultipro.com/ACM1000ACM/JobBoard/00000000-0000-4000-8000-000000000001",
  boardAt({ hostname, pathname }) {
    const [, tenant, id] = /^\/(\w+)\/JobBoard\/([\da-f-]{36})/i.exec(pathname) ?? [];
    const isHost = /^recruiting\d?\.ultipro\.(?:com|ca)$/.test(hostname);
    return isHost && tenant !== undefined && id !== undefined ? `${tenant}:${hostname}:${id}` : null;
  },
  boardUrl: (board) => `${pageOf(board)}/JobBoardView/LoadSearchResults`,
  requestExtras: (_, page) => ({
    json: {
      opportunitySearch: {
        Top: pageSize,
        Skip: page * pageSize,
        QueryString: "",
        OrderBy: [{ Value: "postedDateDesc", PropertyName: "PostedDate", Ascending: false }],
        Filters: [],
      },
    },
  }),
  listKeys: ["opportunities"],
  pageSize,
  total: (body) => {
    const parsed = parseRecord(body);
    return parsed.ok && typeof parsed.record["totalCount"] === "number" ? parsed.record["totalCount"] : null;
  },
  readRecord: (record, { board }) => readOpportunity(record, board),
  detail: { url: ({ url }) => url, read: readDetail },
});

function pageOf(board: string): string {
  const [tenant = "", host = "", id = ""] = board.split(":");
  return `https://${host}/${tenant}/JobBoard/${id}`;
}

function readOpportunity(record: JsonObject, board: string): RecordReading {
  const id = textOf(record["Id"]);
  const places = listOf(record["Locations"]).map(objectOf).map(placeOf);
  return {
    externalId: id,
    title: textOf(record["Title"]),
    company: null,
    url: id === null || board === "" ? null : `${pageOf(board)}/OpportunityDetail?opportunityId=${id}`,
    locations: [...new Set(places.filter((place) => place !== null))],
    employmentTypes:
      record["FullTime"] === true ? ["Full time"] : record["FullTime"] === false ? ["Part time"] : [],
    descriptionText: textOf(record["BriefDescription"]),
    postedAt: momentOf(record["PostedDate"]),
    department: textOf(record["JobCategoryName"]),
    requisitionId: textOf(record["RequisitionNumber"]),
  };
}

function placeOf(location: JsonObject): string | null {
  const address = objectOf(location["Address"]);
  const [state, country] = [objectOf(address["State"]), objectOf(address["Country"])];
  return (
    joinPlace([textOf(address["City"]), textOf(state["Name"]), textOf(country["Name"])]) ??
    textOf(location["LocalizedName"])
  );
}

/** The page of a posting has it as JSON in a script. */
const opportunity = jsonDetails({
  url: ({ url }) => url,
  read: (record) =>
    textOf(record["Id"]) === null ? null : { descriptionHtml: textOf(record["Description"]) },
});

function readDetail(
  body: string,
  listed: RawPosting,
  address: { board: string; companyName: string | null },
): RecordResult {
  const found = objectInPage(body, /CandidateOpportunityDetail\(/);
  if (found.ok) return opportunity.read(found.text, listed, address);
  return withExcerpt(refused(found.reason, found.detail, listed.externalId), body);
}
