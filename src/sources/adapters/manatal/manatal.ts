import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { pathBoards } from "../../board-address.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { textOf, textsOf } from "../../json-fields.ts";
import { joinPlace } from "../../place-words.ts";
import { parseRecord } from "../../read-json-body.ts";

/** Manatal's careers pages, used by many recruiters. The list states neither dates nor the recruiter's client. */
export const manatal = boardAdapter({
  name: "manatal",
  label: "Manatal",
  homepage: "https://www.manatal.com",
  exampleAddress: "https://www.careers-page.com/acme",
  boardAt: pathBoards({ "www.careers-page.com": /^\/(?:api\/v[\d.]+\/c\/)?(?!api\/)([^/]+)/ }),
  boardUrl: (board, page) =>
    `https://www.careers-page.com/api/v1.0/c/${encodeURIComponent(board)}/jobs/?page=${page + 1}`,
  total: (body) => {
    const parsed = parseRecord(body);
    return parsed.ok && typeof parsed.record["count"] === "number" ? parsed.record["count"] : null;
  },
  hasMore: (body) => {
    const parsed = parseRecord(body);
    return parsed.ok && textOf(parsed.record["next"]) !== null;
  },
  readRecord: (record, { board }) => readPosting(record, board),
});

function readPosting(record: JsonObject, board: string): RecordReading {
  const hash = textOf(record["hash"]);
  const place = joinPlace([textOf(record["city"]), textOf(record["state"]), textOf(record["country"])]);
  return {
    externalId: textOf(record["id"]),
    title: textOf(record["position_name"]),
    company: null,
    url: hash === null || board === "" ? null : `https://www.careers-page.com/${board}/job/${hash}`,
    locations: textsOf(place ?? record["location_display"]),
    descriptionHtml: textOf(record["description"]),
  };
}
