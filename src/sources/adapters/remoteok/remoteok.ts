import type { JsonObject } from "../../../platform/json/json-object.ts";
import type { RawPay } from "../../../jobs/posting.ts";
import { feedAdapter, type RecordReading } from "../../feed-adapter.ts";
import { amountOf, momentOf, textOf, textsOf } from "../../json-fields.ts";
import { mendMojibake } from "../../../text/mend-mojibake.ts";
import { splitPlaces } from "../../place-words.ts";

/** Remote OK's public feed. Its terms require a followed link to its page and its name, and forbid its logo. */
export const remoteok = feedAdapter({
  name: "remoteok",
  label: "Remote OK",
  homepage: "https://remoteok.com",
  // It has about the hundred newest. Older ones remain on its pages.
  listsOnlyNewest: true,
  exampleAddress: "https://remoteok.com",
  boardAt: ({ hostname }) => (/^(?:www\.)?remoteok\.com$/.test(hostname) ? "" : null),
  isFirst: true,
  pageUrl: () => "https://remoteok.com/api",
  readRecord,
});

function readRecord(record: JsonObject): RecordReading | null {
  // The first element of the list is a legal notice, not a posting.
  if (textOf(record["legal"]) !== null && record["position"] === undefined) return null;
  const mended = (key: string) => mendMojibake(textOf(record[key]));
  const description = mended("description");
  return {
    externalId: textOf(record["id"]),
    title: mended("position"),
    company: mended("company"),
    url: textOf(record["url"]),
    applyUrl: textOf(record["apply_url"]),
    locations: splitPlaces(mended("location")),
    remote: true,
    descriptionHtml: description === null ? null : withoutCanary(description),
    pay: payOf(record),
    postedAt: momentOf(record["date"]) ?? momentOf(record["epoch"]),
    tags: textsOf(record["tags"]),
  };
}

/**
 * Removes the request that the feed, not the employer, adds to the end of each text: "Please mention the word **…** and
 * tag … This is a beta feature to avoid spam applicants. … see they're human." The feed often cuts it short.
 */
function withoutCanary(description: string): string {
  const at = description.search(/Please mention the word \*\*/i);
  if (at === -1) return description;
  const end = /see they(?:'|’|&#39;)re human\.?/i.exec(description.slice(at));
  const after = end === null ? "" : description.slice(at + end.index + end[0].length);
  return `${withoutTrailingBreaks(description.slice(0, at))}${after}`.trim();
}

/** Removes line breaks and an opening <p> from the end of a description. */
function withoutTrailingBreaks(html: string): string {
  for (let before = html; ;) {
    const after = before.trimEnd().replace(/(?:<br ?\/?>|<p>|&nbsp;)$/i, "");
    if (after === before) return after;
    before = after;
  }
}

/** 0 means unknown. The feed has no currency or period, so they stay unknown. */
function payOf(record: JsonObject): RawPay | null {
  const [min, max] = [amountOf(record["salary_min"]), amountOf(record["salary_max"])];
  return min === null && max === null ? null : { min, max, currency: null, period: null, predicted: false };
}
