import { sql, type Insertable, type Updateable } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { toUuid } from "../../platform/database/uuid.ts";
import { escapeLike } from "../../text/escape-like.ts";
import { longest, type Application, type ApplicationFields, type Stage } from "../application.ts";
import type { ApplicationsTable } from "../application-tables.ts";

/** A person's applications that are not deleted, as `a`, with their stages, as `s`. */
export const ownApplications = (db: Database, personId: string) =>
  withStages(db).where("a.user_id", "=", personId).where("a.deleted_at", "is", null);

/** The change of an application, if it is the person's own and not deleted. */
export const updateOwn = (db: Database, personId: string, id: string) =>
  db
    .updateTable("applications")
    .where("user_id", "=", personId)
    .where("id", "=", toUuid(id))
    .where("deleted_at", "is", null);

const withStages = (db: Database) =>
  db.selectFrom("applications as a").innerJoin("application_stages as s", "s.id", "a.stage_id");

/** A condition on an application and its stage: neither ended, archived nor deleted. */
export const isOpen = sql<boolean>`(a.deleted_at is null and a.archived_at is null and a.outcome is null and s.kind <> 'closed')`;

/** A condition on applications: each typed word is in the title, company, place, source or notes. */
export function matchesWords(words: string) {
  const each = words
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 8)
    .map((word) => `%${escapeLike(word)}%`);
  return sql<boolean>`concat_ws(' ', a.title, a.company, a.place, a.source, a.notes) ilike all(${each}::text[])`;
}

/** The lock of transactions that change a person's applications (`inTransaction`). */
export const applicationsOf = (personId: string): string => `applications of ${personId}`;

/** Whether an application is a person's own and not deleted. */
export async function ownsApplication(db: Database, personId: string, id: string): Promise<boolean> {
  const own = ownApplications(db, personId).where("a.id", "=", toUuid(id));
  return (await own.select("a.id").executeTakeFirst()) !== undefined;
}

/** Whether a person has an application in any stage. */
export async function hasApplications(db: Database, personId: string): Promise<boolean> {
  return (await ownApplications(db, personId).select("a.id").limit(1).executeTakeFirst()) !== undefined;
}

/** Gets one application of a person; null when it is not theirs, deleted or does not exist. */
export async function getApplication(
  db: Database,
  { personId, id }: { personId: string; id: string },
): Promise<Application | null> {
  const own = ownApplications(db, personId).where("a.id", "=", toUuid(id));
  const row = await own.select(selection).executeTakeFirst();
  return row ? toApplication(row) : null;
}

/** Lists all applications of a person in the order of the board, with their texts, or all that were deleted. */
export async function listApplications(
  db: Database,
  personId: string,
  { isDeleted = false } = {},
): Promise<Application[]> {
  const rows = await withStages(db)
    .where("a.user_id", "=", personId)
    .where("a.deleted_at", isDeleted ? "is not" : "is", null)
    .select(selection)
    .orderBy("s.position")
    .orderBy("a.position")
    .orderBy("a.id")
    .execute();
  return rows.map(toApplication);
}

/** The few facts of an application that other lists show. */
type ApplicationReference = {
  id: string;
  title: string;
  company: string;
  stage: Pick<Stage, "name" | "kind">;
};

/** Lists a person's applications without their texts, the last changed ones first. */
export async function listReferences(db: Database, personId: string): Promise<ApplicationReference[]> {
  const rows = await ownApplications(db, personId)
    .select(["a.id", "a.title", "a.company", "s.name", "s.kind"])
    .orderBy("a.updated_at", "desc")
    .orderBy("a.id")
    .execute();
  return rows.map(({ name, kind, ...row }) => ({ ...row, stage: { name, kind } }));
}

/** The column of each field that a person writes. */
const columns = {
  title: "title",
  company: "company",
  place: "place",
  link: "link",
  source: "source",
  description: "description",
  notes: "notes",
  nextStep: "next_step",
  applyBy: "apply_by",
  appliedAt: "applied_at",
  repliedAt: "replied_at",
  payDiscussed: "pay_discussed",
  outcome: "outcome",
  outcomeReason: "outcome_reason",
  cvId: "cv_id",
  cvVersion: "cv_version",
  cvTitle: "cv_title",
  cvScore: "cv_score",
  letterId: "letter_id",
  letterText: "letter_text",
} as const satisfies Record<keyof ApplicationFields, keyof ApplicationsTable>;

const fieldNames = Object.keys(columns) as (keyof ApplicationFields)[];

/** The columns to select, by the names of an application. */
const selection = [
  "a.title",
  "a.company",
  "a.place",
  "a.link",
  "a.source",
  "a.description",
  "a.notes",
  "a.next_step as nextStep",
  "a.apply_by as applyBy",
  "a.applied_at as appliedAt",
  "a.replied_at as repliedAt",
  "a.pay_discussed as payDiscussed",
  "a.outcome",
  "a.outcome_reason as outcomeReason",
  "a.cv_id as cvId",
  "a.cv_version as cvVersion",
  "a.cv_title as cvTitle",
  "a.cv_score as cvScore",
  "a.letter_id as letterId",
  "a.letter_text as letterText",
  "a.id",
  "a.job_id as jobId",
  "a.created_at as createdAt",
  "a.updated_at as updatedAt",
  "a.moved_at as movedAt",
  "a.archived_at as archivedAt",
  "s.id as stageId",
  "s.name as stageName",
  "s.kind as stageKind",
] as const;

type Row = Omit<Application, "stage"> &
  Record<"stageId" | "stageName", string> & { stageKind: Stage["kind"] };

function toApplication({ stageId, stageName, stageKind, ...application }: Row): Application {
  return { ...application, stage: { id: stageId, name: stageName, kind: stageKind } };
}

/** The columns of the given fields. Texts are cut to their limits, without characters that the database refuses. */
export function changedColumnsOf(fields: Partial<ApplicationFields>): Updateable<ApplicationsTable> {
  const entries = fieldNames.flatMap((field) => {
    const value = fields[field];
    return value === undefined
      ? []
      : [[columns[field], typeof value === "string" ? fitField(field, value) : value]];
  });
  return Object.fromEntries(entries) as Updateable<ApplicationsTable>;
}

export function newColumnsOf(
  fields: Partial<ApplicationFields> & Pick<ApplicationFields, "title" | "company">,
): Pick<Insertable<ApplicationsTable>, "title" | "company"> & Updateable<ApplicationsTable> {
  return {
    ...changedColumnsOf(fields),
    title: fitField("title", fields.title),
    company: fitField("company", fields.company),
  };
}

const maxLengths: Partial<Record<keyof ApplicationFields, number>> = longest;

/** An id of a CV, a version or a letter has at most 100 characters. */
const longestId = 100;

function fitField(field: keyof ApplicationFields, text: string): string {
  return fitText(text, maxLengths[field] ?? longestId);
}

/** Cuts a text to a length and leaves out characters that the database refuses. */
export function fitText(text: string, most: number): string {
  return text.replaceAll("\0", "").toWellFormed().slice(0, most).toWellFormed();
}
