import { delistClosed } from "../../jobs/freshness/delist.server.ts";
import { findSource } from "../../jobs/find-source.server.ts";
import type { RecordResult } from "../../jobs/posting.ts";
import { ensureSource, type SourceRecord } from "../../jobs/source-record.server.ts";
import { findKnownIds } from "../../jobs/indexing/find-known-ids.server.ts";
import { storeUnderstood } from "../../jobs/store-understood.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { ImportStore } from "./run-import.server.ts";
import type { ImportSource } from "./source-of-import.ts";
import type { UnderstandingThreads } from "./understanding-threads.server.ts";

/**
 * Stores imported postings in the index, each under its source, and delists those that the file says are closed. The
 * caller closes the database.
 */
export function databaseStore(
  db: Database,
  { clock, understand }: { clock: Clock; understand: UnderstandingThreads["understand"] },
): Pick<ImportStore, "prepare"> {
  const rows = new Map<string, Promise<SourceRecord>>();
  const rowOf = (source: ImportSource): Promise<SourceRecord> => {
    const row = rows.get(source.name) ?? ensureImported(db, source, clock());
    rows.set(source.name, row);
    return row;
  };
  return {
    async prepare(source, records, readAt) {
      const row = await rowOf(source);
      const now = clock();
      const known = await findKnownIds(db, row.name, idsOf(records));
      const understood = await understand({ records, now: readAt ?? now, known });
      return async () => {
        const stored = await storeUnderstood(db, row, understood, now);
        const externalIds = closedIdsOf(records);
        return { ...stored, gone: await delistClosed(db, { source: row.name, externalIds }, now) };
      };
    },
  };
}

function idsOf(records: readonly RecordResult[]): string[] {
  return records.flatMap((result) => (result.ok ? result.raw.externalId : []));
}

/** The ids of records that are closed or hidden and are in no open record of the batch. */
function closedIdsOf(records: readonly RecordResult[]): string[] {
  const open = new Set(idsOf(records));
  return records.flatMap((result) => {
    const isClosed = !result.ok && (result.reason === "closed" || result.reason === "unlisted");
    return isClosed && result.externalId !== null && !open.has(result.externalId) ? result.externalId : [];
  });
}

/**
 * Stores the source of an import. A file that has the name of another file, imported from elsewhere, gets a number:
 * otherwise the records of one would replace those of the other that have the same ids.
 */
async function ensureImported(db: Database, source: ImportSource, now: Date): Promise<SourceRecord> {
  const number = source.file === "" ? 1 : await freeNumber(db, source);
  return ensureSource(db, {
    name: number === 1 ? source.name : `${source.name}-${number}`,
    adapter: source.adapter,
    label: number === 1 ? source.label : `${source.label} (${number})`,
    board: source.file,
    company_name: source.companyName,
    homepage: source.homepage,
    attribution_text: source.policy.attribution.text,
    attribution_url: source.policy.attribution.url,
    apply_policy: source.policy.applyPolicy,
    allows_json_ld: source.policy.allowsJsonLd,
    follow_links: source.policy.followLinks,
    min_interval: source.policy.minInterval,
    enabled: source.enabled,
    last_read_at: now,
  });
}

/** Returns the number under which this file is stored, or the next free one. */
async function freeNumber(db: Database, { name, file }: ImportSource): Promise<number> {
  for (let number = 1; ; number++) {
    const known = await findSource(db, { name: number === 1 ? name : `${name}-${number}` });
    if (!known || known.board === "" || known.board === file) return number;
  }
}
