import { ensureSource } from "../../jobs/source-record.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { Adapter } from "../adapter.ts";
import { adapterNamed } from "../adapters.ts";
import { catalogue, type CatalogueEntry } from "../catalogue.ts";

/**
 * Makes sure that the sources of the catalogue are known, to be read. One that the operator disabled stays so.
 */
export async function seedSources(
  db: Database,
  entries: readonly CatalogueEntry[] = catalogue,
): Promise<void> {
  for (const entry of entries) {
    const adapter = adapterNamed(entry.adapter);
    if (adapter) await ensureSource(db, sourceOf(entry, adapter));
  }
}

/** "greenhouse:gitlab"; a feed that covers a whole site bears its adapter's name. */
function sourceName({ adapter, board }: Pick<CatalogueEntry, "adapter" | "board">): string {
  return board === "" ? adapter : `${adapter}:${board}`;
}

function sourceOf(entry: CatalogueEntry, { label, homepage, policy }: Adapter) {
  return {
    name: sourceName(entry),
    adapter: entry.adapter,
    label,
    board: entry.board,
    company_name: entry.companyName,
    homepage,
    attribution_text: policy.attribution.text,
    attribution_url: policy.attribution.url,
    apply_policy: policy.applyPolicy,
    allows_json_ld: policy.allowsJsonLd,
    follow_links: policy.followLinks,
    min_interval: policy.minInterval,
    enabled: true,
  };
}
