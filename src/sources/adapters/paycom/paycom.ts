import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { pathBoards } from "../../board-address.ts";
import { pageDetails } from "../../completed-posting.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { objectInPage } from "../../page-parts.ts";
import { splitPlaces } from "../../place-words.ts";
import { parseRecord } from "../../read-json-body.ts";

const pageSize = 100;
const site = "https://www.paycomonline.net/v4/ats/web.php/portal";

/**
 * Paycom. The page of a board has the address of its service and a key that expires soon, with which the list is asked
 * for. A board is the 32 characters in its address.
 */
export const paycom = boardAdapter({
  name: "paycom",
  label: "Paycom",
  homepage: "https://www.paycom.com",
  hasEntrance: true,
  exampleAddress: `${site}/0123456789ABCDEF0123456789ABCDEF/career-page`,
  boardAt: pathBoards({ "www.paycomonline.net": /^\/v4\/ats\/web\.php\/portal\/([\dA-Fa-f]{32})(?:\/|$)/ }),
  boardUrl(board, page, step) {
    if (page === 0) return `${site}/${board}/career-page`;
    const service = serviceIn(step?.first ?? null);
    return service && `${service.host}/api/ats/job-posting-previews/search`;
  },
  requestExtras({ board }, page, step) {
    const service = page === 0 ? null : serviceIn(step?.first ?? null);
    if (service === null) return {};
    return {
      json: { skip: (page - 1) * pageSize, take: pageSize, filtersForQuery: everything },
      headers: {
        authorization: service.token,
        locale: "en-US",
        "portal-host-referrer": `${site}/${board}/career-page`,
      },
    };
  },
  pageSize,
  listKeys: ["jobPostingPreviews"],
  total(body) {
    const parsed = parseRecord(body);
    const count = parsed.ok ? parsed.record["jobPostingPreviewsCount"] : null;
    return typeof count === "number" ? count : null;
  },
  readRecord: (record, { board }) => readPreview(record, board),
  detail: pageDetails(({ url }) => url),
});

const everything = {
  distanceFrom: 0,
  workEnvironments: [],
  positionTypes: [],
  educationLevels: [],
  categories: [],
  travelTypes: [],
  shiftTypes: [],
  otherFilters: [],
  keywordSearchText: "",
  location: "",
  sortOption: "",
};

/** Finds the service of a board in its page. The key is sent only to hosts of Paycom. */
function serviceIn(page: string | null): { host: string; token: string } | null {
  const found = page === null ? null : objectInPage(page, /configsFromHost\s*=/);
  if (!found?.ok) return null;
  const token = textOf(found.record["sessionJWT"]);
  const inner = found.record["libConfig"];
  const parsed = typeof inner === "string" ? parseRecord(inner) : null;
  const config = parsed?.ok ? parsed.record : objectOf(inner);
  const url = URL.parse(textOf(config["atsPortalMantleServiceUrl"]) ?? "");
  const isPaycom = url?.protocol === "https:" && url.hostname.endsWith(".paycomonline.net");
  return token === null || url === null || !isPaycom ? null : { host: url.origin, token };
}

function readPreview(record: JsonObject, board: string): RecordReading {
  const id = textOf(record["jobId"]);
  return {
    externalId: id,
    title: textOf(record["jobTitle"]),
    company: null,
    url: id === null || board === "" ? null : `${site}/${board}/jobs/${encodeURIComponent(id)}`,
    locations: splitPlaces(textOf(record["locations"])),
    workMode: textOf(record["remoteType"]),
    employmentTypes: textsOf(record["positionType"]),
    descriptionHtml: textOf(record["description"]),
    postedAt: momentOf(record["postedOn"]),
  };
}
