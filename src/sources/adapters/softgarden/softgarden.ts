import { boardAdapter } from "../../board-adapter.ts";
import { hostBoards, hostOfBoard } from "../../board-address.ts";
import { objectOf, textOf } from "../../json-fields.ts";
import { readJobPosting } from "../../jsonld/read-job-posting.ts";

const domain = "career.softgarden.de";

/** softgarden's feed of a board: a schema.org DataFeed with a JobPosting in each item. */
export const softgarden = boardAdapter({
  name: "softgarden",
  label: "softgarden",
  homepage: "https://softgarden.com",
  exampleAddress: `https://acme.${domain}`,
  boardAt: hostBoards(domain, /^\/jobs\.feed\.json$/),
  boardUrl: (board) => `https://${hostOfBoard(board, domain)}/jobs.feed.json`,
  listKeys: ["dataFeedElement"],
  readRecord(record, { companyName }) {
    const item = objectOf(record["item"] ?? record);
    const read = readJobPosting(item, { url: textOf(item["url"]), companyName });
    return read.ok ? read.raw : read;
  },
});
