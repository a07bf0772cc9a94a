import { nothingStated, type RawPosting, type RecordResult, type RejectionReason } from "../jobs/posting.ts";
import { fingerprint } from "./fingerprint.ts";

/** The result of an adapter for one record, before the record's text is added as an excerpt. */
export type RecordOutcome =
  | { ok: true; raw: RawPosting }
  | { ok: false; reason: RejectionReason; detail: string; externalId: string | null };

/** The facts that a record states. */
export type PostingFields = Partial<Omit<RawPosting, "externalId" | "title" | "company">> & {
  externalId: string | null;
  title: string | null;
  company: string | null;
};

/** The mark of postings that a service writes itself, to show a new customer how its board will look. */
const sampleMark = /[([]\s*sample\s*[)\]]\s*$/i;

/** Returns the refusal of such a posting, or null for any other title. */
export function refusedSample(title: string | null, externalId: string | null): RecordOutcome | null {
  if (title === null || !sampleMark.test(title)) return null;
  return refused("not-an-opening", "A sample that the service wrote.", externalId);
}

const longestExcerpt = 500;
const longestId = 200;

/**
 * Builds a posting from the facts that a source states. Missing facts become null or empty. A record without id, title
 * or company is refused with that reason.
 */
export function posting(fields: PostingFields): RecordOutcome {
  const { title, company } = fields;
  if (fields.externalId === null) return refused("no-id", "The record has no id.", null);
  if (title === null) return refused("no-title", "The record has no title.", fields.externalId);
  if (company === null) return refused("no-company", "The record names no employer.", fields.externalId);
  const externalId = boundedId(fields.externalId);
  return { ok: true, raw: { ...nothingStated, ...fields, externalId, title, company } };
}

export function refused(reason: RejectionReason, detail: string, externalId: string | null): RecordOutcome {
  return { ok: false, reason, detail, externalId: externalId === null ? null : boundedId(externalId) };
}

export function unreadable(detail: string, text: string): RecordResult {
  return withExcerpt(refused("unreadable", detail, null), text);
}

/** Adds the record's text to a refusal, so that an operator sees which record was refused. */
export function withExcerpt(outcome: RecordOutcome, recordText: string): RecordResult {
  return outcome.ok ? outcome : { ...outcome, excerpt: excerptOf(recordText) };
}

/** Returns the first 500 characters as a new string, without control characters (a database refuses NUL). */
export function excerptOf(text: string): string {
  // Going through an array frees the excerpt from the memory of the whole body.
  const characters = text.slice(0, longestExcerpt).split("");
  return characters
    .map((character) => (character < " " || character === "\u007f" ? " " : character))
    .join("")
    .toWellFormed()
    .trim();
}

/** An id is a key in the database, so a long one is replaced by its fingerprint. */
function boundedId(id: string): string {
  return id.length <= longestId ? id : `long-${fingerprint(id)}`;
}
