import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { hostBoards, hostOfBoard } from "../../board-address.ts";
import { descriptionFrom } from "../../description-sections.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { momentOf, textOf, textsOf } from "../../json-fields.ts";
import { joinPlace } from "../../place-words.ts";

const domain = "careers.hibob.com";

/** HiBob's careers pages. One answer holds the board, for a request that comes from the board's own host. */
export const hibob = boardAdapter({
  name: "hibob",
  label: "HiBob",
  homepage: "https://www.hibob.com",
  exampleAddress: "https://acme.careers.hibob.com",
  boardAt: hostBoards(domain),
  boardUrl: (board) => `https://${hostOfBoard(board, domain)}/api/job-ad`,
  requestExtras: ({ board }) => ({ headers: { referer: `https://${hostOfBoard(board, domain)}/` } }),
  listKeys: ["jobAdDetails"],
  readRecord: (record, { board }) => readAd(record, board),
});

function readAd(record: JsonObject, board: string): RecordReading {
  const id = textOf(record["id"]);
  const mode = textOf(record["workspaceType"]);
  const section = (heading: string, key: string) => ({ heading, texts: textsOf(record[key]) });
  return {
    externalId: id,
    title: textOf(record["title"]),
    company: null,
    url: id === null || board === "" ? null : `https://${hostOfBoard(board, domain)}/jobs/${id}`,
    locations: textsOf(joinPlace([textOf(record["site"]), textOf(record["country"])])),
    remote: mode !== null && /^remote$/i.test(mode) ? true : null,
    workMode: mode,
    employmentTypes: textsOf(record["employmentType"]),
    ...descriptionFrom(textOf(record["description"]), [
      section("Responsibilities", "responsibilities"),
      section("Requirements", "requirements"),
      section("Benefits", "benefits"),
    ]),
    postedAt: momentOf(record["publishedAt"]),
    department: textOf(record["departmentName"]) ?? textOf(record["department"]),
  };
}
