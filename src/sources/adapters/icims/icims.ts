import { boardAdapter } from "../../board-adapter.ts";
import { hostBoards, hostOfBoard } from "../../board-address.ts";
import { pageDetails } from "../../completed-posting.ts";
import { textOf } from "../../json-fields.ts";
import { linkRecords } from "../../page-parts.ts";

const domain = "icims.com";

/**
 * iCIMS. The list is a web page with links to the postings, whose own pages have schema.org data. Whether a board may
 * be read differs by employer: the robots.txt of its host decides.
 */
export const icims = boardAdapter({
  name: "icims",
  label: "iCIMS",
  homepage: "https://www.icims.com",
  exampleAddress: "https://careers-acme.icims.com/jobs/search",
  boardAt: hostBoards(domain),
  boardUrl: (board, page) => `https://${hostOfBoard(board, domain)}/jobs/search?ss=1&in_iframe=1&pr=${page}`,
  hasMore: (body, page) => new RegExp(`[?&;]pr=${page + 1}(?!\\d)`).test(body),
  recordsIn: (body) => linkRecords(body, { path: /\/jobs\/(\d+)\/[^/]+\/job\b/, mark: /iCIMS_/ }),
  readRecord(record, { board }) {
    const host = textOf(record["host"]);
    const own = board === "" ? host : hostOfBoard(board, domain);
    // A link to another site.
    if (host !== null && host !== own) return null;
    return {
      externalId: textOf(record["id"]),
      // "1207 - Night Baker": the number is the id.
      title: textOf(record["text"]) ?? textOf(record["title"])?.replace(/^\d+ - /, "") ?? null,
      company: null,
      url: own === null ? null : `https://${own}${textOf(record["path"]) ?? ""}`,
    };
  },
  detail: pageDetails(({ url }) => (url === null ? null : `${url}?in_iframe=1`)),
});
