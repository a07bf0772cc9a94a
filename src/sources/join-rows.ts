import type { RawPosting, RecordResult } from "../jobs/posting.ts";

/** Joins the rows of a posting that a feed lists once for each place. The first row has the other facts. */
export function joinRows(results: readonly RecordResult[]): RecordResult[] {
  const byId = new Map<string, RawPosting>();
  const joined: RecordResult[] = [];
  for (const result of results) {
    const first = result.ok ? byId.get(result.raw.externalId) : undefined;
    if (!result.ok || first === undefined) {
      const row = result.ok ? { ...result, raw: { ...result.raw } } : result;
      if (row.ok) byId.set(row.raw.externalId, row.raw);
      joined.push(row);
      continue;
    }
    const { locations, remoteRegions, remote, country } = result.raw;
    first.locations = union(first.locations, locations);
    first.remoteRegions = union(first.remoteRegions, remoteRegions);
    // A job that can be done remotely or in an office is not said to be only one of them.
    if (first.remote !== remote) first.remote = null;
    if (first.country !== country) first.country = null;
  }
  return joined;
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])];
}
