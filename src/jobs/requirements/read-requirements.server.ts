import { sql } from "kysely";
import { loadVocabulary } from "../../occupations/load-vocabulary.server.ts";
import { occupationNames } from "../../occupations/occupation-names.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { PostingFacts } from "../jobs-tables.ts";
import { linkTitle } from "../extraction/link-title.server.ts";
import { briefRequirements } from "./brief-requirements.ts";
import { listRequirements, type AdvertFacts } from "./list-requirements.ts";
import type { Asked, Requirement } from "./requirement.ts";

/** Reads what a job asks for, with the lines of its lead posting; null when there is no such job. */
export async function readRequirements(db: Database, id: number): Promise<Requirement[] | null> {
  const row = await leads(db, [id])
    .select(sql<string>`left(p.description_text, 20000)`.as("text"))
    .executeTakeFirst();
  if (!row) return null;
  return listRequirements({ ...factsOf(row), descriptionText: row.text }, namesOf(row));
}

/** Reads what jobs ask for from their stored facts, by job. */
export async function readBriefRequirements(
  db: Database,
  ids: readonly number[],
): Promise<Record<string, Asked[]>> {
  if (ids.length === 0) return {};
  const rows = await leads(db, ids).execute();
  return Object.fromEntries(rows.map((row) => [row.id, briefRequirements(factsOf(row), namesOf(row))]));
}

function leads(db: Database, ids: readonly number[]) {
  return db
    .selectFrom("jobs as j")
    .innerJoin("postings as p", "p.id", "j.lead_posting_id")
    .where("j.id", "in", [...ids])
    .select(["j.id", "j.title", "p.facts"]);
}

type Lead = { title: string; facts: PostingFacts };

/** Postings that were stored by older code lack some facts. */
function factsOf({ title, facts }: Lead): Omit<AdvertFacts, "descriptionText"> {
  const { years = null, degree = null, visa = null, evidence = {} } = facts;
  return { ...facts, title, years, degree, visa, evidence };
}

function namesOf({ title, facts }: Lead): { occupationNames: string[] } {
  const codes = linkTitle(title, facts.language);
  return { occupationNames: occupationNames(loadVocabulary(), codes, facts.language) };
}
