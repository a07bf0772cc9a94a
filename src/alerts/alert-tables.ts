import type { Generated } from "kysely";
import type { Frequency } from "./saved-search.ts";

type SavedSearchesTable = {
  id: Generated<number>;
  person_id: string;
  name: string;
  parameters: string;
  frequency: Frequency;
  paused_until: Date | null;
  created_at: Date;
  after_job_id: number;
  last_run_at: Date | null;
  last_mailed_at: Date | null;
  deleted_at: Date | null;
  seen_job_id: Generated<number>;
  mail_key: string;
  feed_key: string;
};

declare module "../platform/database/tables.ts" {
  interface Tables {
    saved_searches: SavedSearchesTable;
    alert_deliveries: { person_id: string; posting_id: number; keys: string[]; delivered_at: Date };
    hidden_jobs: { person_id: string; job_id: number; title: string; company: string; hidden_at: Date };
    hidden_companies: { person_id: string; company_slug: string; company: string; hidden_at: Date };
  }
}
