import { companyNotStated, nothingStated, type RawPosting, type RecordResult } from "../jobs/posting.ts";
import type { JsonObject } from "../platform/json/json-object.ts";
import type { BoardAddress, DetailPages } from "./adapter.ts";
import { jsonld } from "./jsonld/jsonld.ts";
import { isOrdinaryPage } from "./jsonld/lost-markup.ts";
import { parseRecord } from "./read-json-body.ts";
import { refused, refusedSample, withExcerpt } from "./record-outcome.ts";

/** The facts that the page of a posting adds to the list. */
type AddedFacts = Partial<Omit<RawPosting, "externalId">>;

/** Details that a service answers as JSON. `read` returns null for an answer of another shape. */
export function jsonDetails(parts: {
  url: DetailPages["url"];
  read: (record: JsonObject, listed: RawPosting, address: BoardAddress) => AddedFacts | null;
}): DetailPages {
  return {
    url: parts.url,
    read(body, listed, address) {
      const parsed = parseRecord(body);
      if (!parsed.ok) return withExcerpt(refused(parsed.reason, parsed.detail, listed.externalId), body);
      const facts = parts.read(parsed.record, listed, address);
      if (facts === null) return notAsExpected("Its answer has no posting.", listed, body);
      return { ok: true, raw: completed(listed, facts) };
    },
  };
}

/** Details in a web page with schema.org data. The list's own id, title, day and employer stay. */
export function pageDetails(url: DetailPages["url"]): DetailPages {
  return {
    url,
    read(body, listed, address) {
      const page = url(listed, address) ?? "";
      const results = jsonld.read(body, { board: page, companyName: address.companyName });
      const found = results.find((result) => result.ok) ?? results[0];
      if (found === undefined) return notAsExpected("Its page has no posting.", listed, body);
      if (!found.ok) return { ...found, externalId: listed.externalId };
      const { externalId: _id, title: _title, company, url: _url, ...facts } = found.raw;
      const isNamed = address.companyName === null && company !== companyNotStated;
      // Pages state the hour in the wrong zone more often than lists do.
      const postedAt = listed.postedAt ?? facts.postedAt;
      return { ok: true, raw: completed(listed, { ...facts, postedAt, ...(isNamed ? { company } : {}) }) };
    },
  };
}

/**
 * Details for a list of addresses only: the page has all facts, and the list gives the id. A page without a posting is
 * none, unless it is a challenge or a fault.
 */
export const addressDetails: DetailPages = {
  knowsById: true,
  url: ({ url }) => url,
  read(body, listed, address) {
    const results = jsonld.read(body, { board: listed.url ?? "", companyName: address.companyName });
    const found = results.find((result) => result.ok) ?? results[0];
    const { externalId, url } = listed;
    if (found?.ok) {
      const sample = refusedSample(found.raw.title, externalId);
      return sample ? withExcerpt(sample, body) : { ok: true, raw: { ...found.raw, externalId, url } };
    }
    if (found?.reason === "closed") return { ...found, externalId };
    if (!isOrdinaryPage(body)) return notAsExpected("Its page has no job data.", listed, body);
    return withExcerpt(refused("not-an-opening", "Its page has no job data.", externalId), body);
  },
};

function notAsExpected(detail: string, { externalId }: RawPosting, body: string): RecordResult {
  return withExcerpt(refused("unreadable", detail, externalId), body);
}

/** Adds the facts of a posting's page to those of the list. A fact that the page does not state stays. */
function completed(listed: RawPosting, facts: AddedFacts): RawPosting {
  const stated = Object.entries(facts).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined,
  );
  return { ...nothingStated, ...listed, ...Object.fromEntries(stated) };
}
