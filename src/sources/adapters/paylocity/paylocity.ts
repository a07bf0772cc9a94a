import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { pageDetails } from "../../completed-posting.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { listOf, momentOf, objectOf, textOf } from "../../json-fields.ts";
import { objectsInPage } from "../../page-parts.ts";
import { isModeOnly, joinPlace } from "../../place-words.ts";
import { refused } from "../../record-outcome.ts";

const host = "recruiting.paylocity.com";
const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Paylocity. A board is the name and the guid of its page. The page has the list, and each posting's page the text. */
export const paylocity = boardAdapter({
  name: "paylocity",
  label: "Paylocity",
  homepage: "https://www.paylocity.com",
  exampleAddress: `https://${host}/recruiting/jobs/All/00000000-0000-4000-8000-000000000001/Acme`,
  boardAt({ hostname, pathname }) {
    const [, id = "", name = ""] = /^\/recruiting\/jobs\/all\/([^/]+)\/([^/]+)/i.exec(pathname) ?? [];
    return hostname === host && guid.test(id) && name.length < 60 ? `${name}:${id}` : null;
  },
  boardUrl(board) {
    const [name = "", id = ""] = board.split(":");
    return `https://${host}/recruiting/jobs/All/${id}/${name}`;
  },
  recordsIn: (body) =>
    objectsInPage(body, /window\.pageData\s*=/, (data) =>
      Array.isArray(data["Jobs"])
        ? listOf(data["Jobs"]).map((job) => ({ ...objectOf(job), ModuleTitle: data["ModuleTitle"] }))
        : null,
    ),
  readRecord,
  detail: pageDetails(({ url }) => url),
});

function readRecord(record: JsonObject): RecordReading {
  const externalId = textOf(record["JobId"]);
  if (record["IsInternal"] === true) return refused("unlisted", "Only employees may apply.", externalId);
  const office = objectOf(record["JobLocation"]);
  const label = textOf(record["LocationName"]);
  const place =
    joinPlace([textOf(office["City"]), textOf(office["State"]), textOf(office["Country"])]) ?? label;
  return {
    externalId,
    title: textOf(record["JobTitle"]),
    // "Acme Inc [175255]"
    company: textOf(textOf(record["ModuleTitle"])?.replace(/\s*\[\d+\]$/, "")),
    url: externalId === null ? null : `https://${host}/Recruiting/Jobs/Details/${externalId}`,
    locations: place === null || record["ShouldDisplayLocation"] === false ? [] : [place],
    remote: record["IsRemote"] === true ? true : null,
    workMode: label !== null && isModeOnly(label) ? label : null,
    postedAt: momentOf(record["PublishedDate"]),
    department: textOf(record["HiringDepartment"]),
  };
}
