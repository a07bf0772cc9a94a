import type { RawPosting } from "../../../jobs/posting.ts";
import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { pathBoards } from "../../board-address.ts";
import { jsonDetails } from "../../completed-posting.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { amountOf, listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { spanPay } from "../../pay-span.ts";

const api = (board: string) =>
  `https://api.rippling.com/platform/api/ats/v1/board/${encodeURIComponent(board)}/jobs`;

/** Rippling's boards. The list has one row for each place of a posting, and no texts. */
export const rippling = boardAdapter({
  name: "rippling",
  label: "Rippling",
  homepage: "https://www.rippling.com",
  exampleAddress: "https://ats.rippling.com/acme/jobs",
  boardAt: pathBoards({
    "ats.rippling.com": /^\/(?:[a-z]{2}-[A-Z]{2}\/|api\/v\d\/board\/)?(?!api\/)([^/]+)/,
    "api.rippling.com": /^\/platform\/api\/ats\/v1\/board\/([^/]+)/,
  }),
  boardUrl: api,
  hasRowPerPlace: true,
  readRecord,
  detail: jsonDetails({
    url: ({ externalId }, { board }) => (board === "" ? null : `${api(board)}/${externalId}`),
    read: readDetail,
  }),
});

function readRecord(record: JsonObject): RecordReading {
  const place = textOf(objectOf(record["workLocation"])["label"]);
  return {
    externalId: textOf(record["uuid"]),
    title: textOf(record["name"]),
    company: null,
    url: textOf(record["url"]),
    locations: place === null ? [] : [place],
    remote: place !== null && /^remote\b/i.test(place) ? true : null,
    department: textOf(objectOf(record["department"])["label"]),
  };
}

function readDetail(record: JsonObject, _: RawPosting, { companyName }: { companyName: string | null }) {
  if (textOf(record["uuid"]) === null) return null;
  const description = objectOf(record["description"]);
  const texts = [textOf(description["company"]), textOf(description["role"])].filter((text) => text !== null);
  return {
    ...(companyName === null ? { company: textOf(record["companyName"]) ?? undefined } : {}),
    locations: textsOf(record["workLocations"]),
    employmentTypes: textsOf(objectOf(record["employmentType"])["label"]),
    descriptionHtml: texts.length === 0 ? textOf(record["description"]) : texts.join("\n"),
    pay: spanPay(
      listOf(record["payRangeDetails"])
        .map(objectOf)
        .map((range) => ({
          min: amountOf(range["rangeStart"]),
          max: amountOf(range["rangeEnd"]),
          currency: textOf(range["currency"]),
          period: textOf(range["frequency"]),
        })),
    ),
    postedAt: momentOf(record["createdOn"]),
  };
}
