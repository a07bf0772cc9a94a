import { boardAdapter } from "../../board-adapter.ts";
import { hostBoards, hostOfBoard } from "../../board-address.ts";
import { pageDetails } from "../../completed-posting.ts";
import { textOf } from "../../json-fields.ts";
import { linkRecords } from "../../page-parts.ts";

const domain = "applytojob.com";

/** JazzHR. The list is a web page with links to all postings, whose own pages have schema.org data. */
export const jazzhr = boardAdapter({
  name: "jazzhr",
  label: "JazzHR",
  homepage: "https://www.jazzhr.com",
  exampleAddress: `https://acme.${domain}/apply`,
  boardAt: hostBoards(domain),
  boardUrl: (board) => `https://${hostOfBoard(board, domain)}/apply/jobs`,
  recordsIn: (body) =>
    linkRecords(body, {
      path: /\/apply\/(?:jobs\/details\/)?([A-Za-z\d]{6,})/,
      mark: /job_listings_wrapper/,
    }),
  readRecord(record, { board }) {
    const host = hostOfBoard(board, domain);
    // A link to another site.
    if (textOf(record["host"]) !== null && record["host"] !== host) return null;
    return {
      externalId: textOf(record["id"]),
      title: textOf(record["text"]),
      company: null,
      url: `https://${host}${textOf(record["path"]) ?? ""}`,
    };
  },
  detail: pageDetails(({ url }) => url),
});
