import { findSource } from "../../jobs/find-source.server.ts";
import { findJobAt, findJobOfPosting } from "../../jobs/read-job.server.ts";
import { ensureSource, type SourceRecord } from "../../jobs/source-record.server.ts";
import { storePostings } from "../../jobs/store-postings.server.ts";
import type { Gazetteer } from "../../places/gazetteer.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { Board } from "../boards-on-page.ts";
import type { PostingAt } from "../read-posting-at.server.ts";
import { nameOfBoard } from "../catalogue.server.ts";
import { sourceOfBoard } from "../source-of-board.ts";
import { countAdded, storeRequest } from "./source-requests.server.ts";

export type AddedAdvert =
  | { ok: true; jobId: number; isNew: boolean }
  | { ok: false; reason: Extract<PostingAt, { ok: false }>["reason"] }
  /** `not-an-opening`: the advert has no title, is closed, or is no job. `not-read`: the operator has switched its kind of board off. */
  | { ok: false; reason: "not-an-opening" | "removed" | "not-read" | "full" };

type Tools = {
  read: (address: string) => Promise<PostingAt>;
  gazetteer: Gazetteer;
  now: Date;
};

/** Boards and pages that people may add to the sources in a day, and the seconds between two reads of such a page. */
const [maxNewSources, pageInterval] = [100, 86_400];
const day = 86_400_000;

/**
 * Adds the advert at an address to the index, for anybody. Its board is read from then on, or its page once a day, so that it is
 * marked as gone when it is. What was added is listed for the operator.
 *
 * @param address a web address, already checked
 */
export async function addAdvert(
  db: Database,
  address: string,
  { read, gazetteer, now }: Tools,
): Promise<AddedAdvert> {
  const known = await findJobAt(db, address);
  if (known !== null) return { ok: true, jobId: known, isNew: false };
  const found = await read(address);
  if (!found.ok) return found;
  const { raw, board } = found;
  const asked = { kind: "advert", name: raw.title ?? address, address, now } as const;
  const source = await sourceToStore(db, board, now);
  if (source === "full") return { ok: false, reason: "full" };
  if (source === "not-read") {
    await storeRequest(db, { ...asked, outcome: `not added: ${board.adapter.label} is not read here` });
    return { ok: false, reason: "not-read" };
  }
  const records = [{ ok: true, raw }] as const;
  const { rejected } = await storePostings(db, { source: source.record, records }, { now, gazetteer });
  const [refused] = rejected;
  if (refused) return { ok: false, reason: refused.reason === "removed" ? "removed" : "not-an-opening" };
  const jobId = await findJobOfPosting(db, source.record.name, raw.externalId);
  if (jobId === null) return { ok: false, reason: "not-an-opening" };
  await storeRequest(db, { ...asked, outcome: source.isNew ? "added with its source" : "added" });
  return { ok: true, jobId, isNew: true };
}

async function sourceToStore(
  db: Database,
  { adapter, board }: Board,
  now: Date,
): Promise<{ record: SourceRecord; isNew: boolean } | "not-read" | "full"> {
  const row = sourceOfBoard({ board, companyName: nameOfBoard(adapter.name, board) }, adapter);
  const known = await findSource(db, { name: row.name, adapter: adapter.name, board });
  if (known) return known.enabled ? { record: known, isNew: false } : "not-read";
  if (!row.enabled) return "not-read";
  if ((await countAdded(db, new Date(now.getTime() - day))) >= maxNewSources) return "full";
  // Anybody can publish a page, so it is not offered to search engines and need not be the employer's.
  const ofPage = {
    attribution_text: `Read from a page of ${row.label}, added by a visitor`,
    apply_policy: "unknown" as const,
    allows_json_ld: false,
    min_interval: pageInterval,
    next_read_at: new Date(now.getTime() + day),
  };
  const record = await ensureSource(db, adapter.readsAnyPage !== undefined ? { ...row, ...ofPage } : row);
  return { record, isNew: true };
}
