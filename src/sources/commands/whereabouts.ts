import { hasClosed } from "../../jobs/closing-date.ts";
import type { FoundPosting, FoundRejection } from "../../jobs/find-postings.server.ts";
import { jobPath } from "../../jobs/job-path.ts";
import type { RejectionReason } from "../../jobs/posting.ts";
import { importedFiles, samplesAdapter } from "../../jobs/source-label.ts";
import type { SourceRecord } from "../../jobs/source-record.server.ts";
import { momentText } from "../../platform/terminal/moment-text.ts";
import { refusedSiteOf } from "../refused-sites.ts";
import { rejectionWords } from "../rejection-words.ts";

type Site = { publicUrl: string; now: Date };

const utc = (moment: Date) => `${momentText(moment)} UTC`;

/** Says where a stored posting is, in sentences for the operator. */
export function postingSentences(posting: FoundPosting, source: SourceRecord | null, site: Site): string[] {
  const { title, company, externalId, firstSeenAt, lastSeenAt } = posting;
  return [
    `“${title}” of ${company}: read from ${posting.source}, with the id ${externalId}.`,
    `First seen ${utc(firstSeenAt)}, last seen ${utc(lastSeenAt)}.`,
    ...stateSentences(posting, site),
    ...(posting.goneAt === null ? sourceSentences(source) : []),
  ];
}

function stateSentences(
  { goneAt, job, isLead, otherSources }: FoundPosting,
  { publicUrl, now }: Site,
): string[] {
  const page = new URL(jobPath(job.id, job.title), publicUrl).href;
  const others = otherSources.length === 1 ? "1 other advert" : `${otherSources.length} other adverts`;
  const from = `${others} of the same opening (${otherSources.join(", ")})`;
  if (goneAt !== null) {
    const gone = `Gone since ${utc(goneAt)}: its source no longer lists it.`;
    return otherSources.length > 0
      ? [gone, `The job is still shown, because of ${from}: ${page}`]
      : [gone, `Searches do not find the job. Its page says that it is gone: ${page}`];
  }
  const shown = hasClosed({ closesAt: job.closesAt }, now)
    ? `Closed: its closing date, ${momentText(job.closesAt).slice(0, 10)}, is over. Its page: ${page}`
    : `Shown: ${page}`;
  if (otherSources.length === 0) return [shown];
  return [
    shown,
    isLead
      ? `Merged with ${from}. This advert is the one that is shown.`
      : `Merged with ${from}. The job is shown with the words of another one.`,
  ];
}

/** Says why the postings of a source may be old. Empty for a source that is read as it should. */
export function sourceSentences(source: SourceRecord | null): string[] {
  if (source === null) return [];
  const { name, adapter, enabled, retired_at, failing_since, last_outcome, last_result, last_read_at } =
    source;
  const said = last_outcome ?? "";
  if (adapter === samplesAdapter) return ["It is a sample, shown until a source delivers real postings."];
  if (adapter === importedFiles) return [`${name} was imported from a file, so it is not checked again.`];
  if (retired_at !== null) return [`${name} is given up since ${utc(retired_at)}: ${said}`];
  if (!enabled) return [`${name} is switched off, so its postings are not checked.`];
  if (failing_since !== null) return [`${name} cannot be read since ${utc(failing_since)}: ${said}`];
  if (last_result === "partial" || last_result === "unfinished")
    return [`${name} is only partly read: ${said}`];
  return last_read_at === null ? [`${name} was not read yet.`] : [];
}

/** Says why a record is not shown. */
export function rejectionSentences({
  source,
  externalId,
  reason,
  detail,
  lastSeenAt,
}: FoundRejection): string[] {
  const words = rejectionWords[reason as RejectionReason] ?? reason;
  const id = externalId === null ? "" : `, with the id ${externalId}`;
  return [
    `Read from ${source}${id}, and rejected: ${words}.`,
    ...(detail === "" ? [] : [detail]),
    `Last seen ${utc(lastSeenAt)}.`,
  ];
}

/**
 * Says why a posting that was never read is not shown.
 *
 * @param asked its address or id
 * @param board the source whose board it belongs to
 */
export function unreadSentences(
  asked: string,
  board: { name: string; source: SourceRecord | null } | null,
): string[] {
  const never = "No posting with this address or id was ever read.";
  if (board === null) return [never, unknownSentence(asked)];
  const { name, source } = board;
  if (source === null)
    return [
      never,
      `It belongs to ${name}, which is not read. To read it: npm run admin -- sources add ${asked}`,
    ];
  const troubles = sourceSentences(source);
  const isOff = !source.enabled && source.retired_at === null;
  if (isOff) return [never, ...troubles, `To read it: npm run admin -- sources enable ${source.name}`];
  if (troubles.length > 0) return [never, ...troubles];
  const { last_read_at, last_outcome } = source;
  return [
    never,
    `Its board, ${source.name}, was last read ${momentText(last_read_at)} UTC and does not list it. ${last_outcome ?? ""}`.trim(),
  ];
}

function unknownSentence(asked: string): string {
  if (!/^https?:/i.test(asked)) return "Ask with its address to see whether its board is read.";
  const refused = refusedSiteOf(asked);
  return refused === null
    ? `It belongs to no source that the site knows. If the page has job data, it can be read: npm run admin -- sources add ${asked}`
    : `${refused.name} is not read. ${refused.reason}`;
}
