import { sql } from "kysely";
import { loadVocabulary } from "../../occupations/load-vocabulary.server.ts";
import { occupationNames } from "../../occupations/occupation-names.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { PostingFacts } from "../jobs-tables.ts";
import { linkTitle } from "../extraction/link-title.server.ts";
import { listRequirements, placeAsked, type AdvertFacts } from "./list-requirements.ts";
import type { Asked, Requirement } from "./requirement.ts";
import { isSpokenLanguage } from "../extraction/skills/skill-index.ts";

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

/** The first skills of a posting are the most telling. */
const maxSkills = 12;

/**
 * Lists what an advert asks for from its stored facts alone, without reading its text. It is for lists of jobs, where
 * the lines are not shown.
 */
export function briefRequirements(
  facts: Omit<AdvertFacts, "descriptionText" | "visa" | "evidence">,
  { occupationNames: names }: { occupationNames: readonly string[] },
): Asked[] {
  const { title, skills, years, degree } = facts;
  const asked: (Asked | null)[] = [
    { kind: "occupation", title, names },
    ...skills.slice(0, maxSkills).map(skillAsked),
    years ? { kind: "years", years } : null,
    degree && degree !== "none" ? { kind: "degree", degree, orExperience: false } : null,
    placeAsked(facts),
  ];
  return asked.filter((one) => one !== null);
}

function skillAsked(skill: string): Asked {
  return isSpokenLanguage(skill)
    ? { kind: "language", languages: [skill] }
    : { kind: "skill", skills: [skill] };
}
