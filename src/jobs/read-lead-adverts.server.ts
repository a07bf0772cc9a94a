import { sql } from "kysely";
import type { Database } from "../platform/database/tables.ts";
import type { PostingFacts } from "./jobs-tables.ts";

/** The advert that stands for a job. */
export type LeadAdvert = { id: number; title: string; text: string; facts: PostingFacts };

/** Reads the lead adverts of jobs, with at most 20,000 characters of each. Jobs that do not exist are left out. */
export async function readLeadAdverts(db: Database, ids: readonly number[]): Promise<LeadAdvert[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("jobs as j")
    .innerJoin("postings as p", "p.id", "j.lead_posting_id")
    .where("j.id", "in", [...ids])
    .select(["j.id", "j.title", "p.facts", sql<string>`left(p.description_text, 20000)`.as("text")])
    .execute();
}
