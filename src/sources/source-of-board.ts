import type { Insertable } from "kysely";
import type { SourcesTable } from "../jobs/jobs-tables.ts";
import type { Adapter, BoardAddress } from "./adapter.ts";
import type { SourcePolicy } from "./policies.ts";

/** Builds the row of a board or feed to crawl: its name and the policy of its service. */
export function sourceOfBoard(entry: BoardAddress, adapter: Adapter): Insertable<SourcesTable> {
  const { policy } = adapter;
  // A page of an unknown site is shown under its own host, a board under the name of its service.
  const page = adapter.readsAnyPage ? URL.parse(entry.board) : null;
  return {
    name: sourceName(entry.board, adapter),
    adapter: adapter.name,
    label: page?.hostname ?? adapter.label,
    board: entry.board,
    company_name: entry.companyName,
    homepage: page?.href ?? adapter.homepage,
    attribution_url: page?.href ?? policy.attribution.url,
    ...policyColumns(policy),
    // Until an operator has looked at its first answer.
    enabled: policy.isUnverified !== true && policy.isLiveOnly !== true,
  };
}

/** "greenhouse:gitlab", "jsonld:acme.example/careers". A site-wide feed has its adapter's name. */
function sourceName(board: string, adapter: Adapter): string {
  if (board === "") return adapter.name;
  const page = adapter.readsAnyPage ? URL.parse(board) : null;
  const place = page ? `${page.host}${page.pathname.replace(/\/$/, "")}${page.search}` : board;
  return `${adapter.name}:${place}`;
}

/** The policy of a service as each of its boards stores it. */
export function policyColumns(policy: SourcePolicy) {
  return {
    attribution_text: policy.attribution.text,
    apply_policy: policy.applyPolicy,
    allows_json_ld: policy.allowsJsonLd,
    follow_links: policy.followLinks,
    min_interval: policy.minInterval,
  };
}
