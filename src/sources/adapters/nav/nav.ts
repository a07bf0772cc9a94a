import { isObject, type JsonObject } from "../../../platform/json/json-object.ts";
import { jsonDetails } from "../../completed-posting.ts";
import { feedAdapter, type RecordReading } from "../../feed-adapter.ts";
import { listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { joinPlace } from "../../place-words.ts";
import { parseRecord } from "../../read-json-body.ts";
import { refused, withExcerpt } from "../../record-outcome.ts";
import type { SourceKeys } from "../../policies.ts";

const service = "https://pam-stilling-feed.nav.no";
/** A page of the feed. Only such addresses are followed, because the key is sent along. */
const feedPath = /^\/api\/v1\/feed\/[\w-]{1,100}$/;

const entries = jsonDetails({
  url: ({ externalId, descriptionHtml }) =>
    descriptionHtml === null ? `${service}/api/v1/feedentry/${encodeURIComponent(externalId)}` : null,
  read: (record) => (isObject(record["ad_content"]) ? readAd(record["ad_content"]) : null),
});

/**
 * NAV's feed of the adverts on Arbeidsplassen, Norway's public job site. It lists what was added, changed or closed since
 * a moment; the adverts are opened one by one. NAV permits republishing if a closed advert is removed at once, a changed
 * one is updated at once, and people apply on NAV's own page.
 */
export const nav = feedAdapter({
  name: "nav",
  label: "Arbeidsplassen",
  homepage: "https://arbeidsplassen.nav.no",
  listsChanges: { firstDays: 45, atOnceDays: 365 },
  exampleAddress: "https://arbeidsplassen.nav.no",
  boardAt: ({ hostname }) =>
    hostname === "arbeidsplassen.nav.no" || hostname === "pam-stilling-feed.nav.no" ? "" : null,
  listKeys: ["items"],
  pageUrl(_, page, step) {
    if (page === 0) return `${service}/api/v1/feed`;
    const next = nextPath(step?.previous ?? null);
    return next === null ? null : service + next;
  },
  requestExtras: (_, page, step) => ({
    // The headers have the key and the question, and another host gets neither.
    staysOnHost: true,
    headers: {
      ...authorised(step?.keys ?? {}),
      // A day of the week that is wrong gives the feed from its beginning in 2023.
      ...(page === 0 && step ? { "if-modified-since": step.since.toUTCString() } : {}),
    },
  }),
  hasMore: (body) => nextPath(body) !== null && /"_feed_entry"\s*:/.test(body),
  readRecord,
  detail: {
    ...entries,
    requestExtras: (keys) => ({ headers: authorised(keys) }),
    read(body, listed, address) {
      const parsed = parseRecord(body);
      const isClosed = parsed.ok && parsed.record["status"] === "INACTIVE";
      return isClosed ? withExcerpt(closed(listed.externalId), body) : entries.read(body, listed, address);
    },
  },
});

function authorised(keys: SourceKeys): Record<string, string> {
  return { authorization: `Bearer ${keys["NAV_TOKEN"] ?? ""}`, accept: "application/json" };
}

function nextPath(body: string | null): string | null {
  const parsed = body === null ? null : parseRecord(body);
  const next = parsed?.ok ? textOf(parsed.record["next_url"]) : null;
  return next !== null && feedPath.test(next) ? next : null;
}

function readRecord(record: JsonObject): RecordReading {
  const entry = record["_feed_entry"];
  if (entry === undefined) {
    const ad = record["ad_content"] === undefined ? record : objectOf(record["ad_content"]);
    const externalId = textOf(record["uuid"]) ?? textOf(ad["uuid"]);
    const status = textOf(record["status"]) ?? textOf(ad["status"]);
    if (status !== null && status !== "ACTIVE") return closed(externalId);
    return { title: textOf(ad["title"]), company: employerOf(ad), ...readAd(ad), externalId };
  }
  const listed = objectOf(entry);
  const id = textOf(listed["uuid"]) ?? textOf(record["id"]);
  if (listed["status"] !== "ACTIVE") return closed(id);
  return {
    externalId: id,
    title: textOf(listed["title"]) ?? textOf(record["title"]),
    company: textOf(listed["businessName"]),
    url: id === null ? null : `https://arbeidsplassen.nav.no/stillinger/stilling/${id}`,
    locations: textsOf(listed["municipal"]),
    country: "NO",
  };
}

function closed(id: string | null) {
  return refused("closed", "NAV says that it is not active.", id);
}

function employerOf(ad: JsonObject): string | null {
  return textOf(objectOf(ad["properties"])["employer"]) ?? textOf(objectOf(ad["employer"])["name"]);
}

/** Reads an advert as the feed has it, or as NAV's own database has it. The list of contacts is not read. */
function readAd(ad: JsonObject) {
  const own = objectOf(ad["properties"]);
  const field = (key: string) => textOf(ad[key]) ?? textOf(own[key]);
  const places = [...listOf(ad["workLocations"]), ...listOf(ad["locationList"])].map((entry) => {
    const place = objectOf(entry);
    return joinPlace([
      named(textOf(place["city"]) ?? textOf(place["municipal"])),
      named(textOf(place["county"])),
      named(textOf(place["country"])),
    ]);
  });
  const id = textOf(ad["uuid"]);
  return {
    url: field("link") ?? (id === null ? null : `https://arbeidsplassen.nav.no/stillinger/stilling/${id}`),
    applyUrl: field("applicationUrl") ?? field("sourceurl"),
    locations: [...new Set(places.filter((place) => place !== null))],
    country: "NO",
    employmentTypes: [field("engagementtype"), field("extent")]
      .filter((type) => type !== null)
      .map((type) => type.replaceAll("_", " ")),
    descriptionHtml: field("description") ?? field("adtext"),
    postedAt: momentOf(ad["published"]),
    closesAt: momentOf(ad["expires"]) ?? field("applicationdue"),
    department: field("jobtitle"),
  };
}

/** "TRØNDELAG" → "Trøndelag" */
function named(place: string | null): string | null {
  if (place === null || place !== place.toUpperCase()) return place;
  return place.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}
