import rows from "../../../data/sources/column-names.json" with { type: "json" };

/** The possible meanings of a data set's column. These are the names that `--map` takes. */
export const corpusFields = [
  "id",
  "title",
  "company",
  "location",
  "address",
  "city",
  "region",
  "country",
  "description",
  "responsibilities",
  "requirements",
  "benefits",
  "education",
  "about",
  "salary",
  "salaryMin",
  "salaryMax",
  "salaryPeriod",
  "currency",
  "url",
  "applyUrl",
  "posted",
  "closes",
  "type",
  "level",
  "skills",
  "category",
  "remote",
  "hybrid",
  "onsite",
  "workMode",
  "remoteRegion",
  "requisition",
  "open",
  "ended",
  "status",
  "sponsorship",
] as const;
export type CorpusField = (typeof corpusFields)[number];

/** Columns to use for a field, instead of those recognised by name. */
export type ColumnMap = Partial<Record<CorpusField, string>>;

/**
 * Names under which data sets publish each field, best first, in the form of `columnKey`. If several columns have the
 * same meaning, the first that is not empty in a record counts.
 */
const columnNames = Map.groupBy(rows, ({ field }) => field);
const named = new Set(rows.map(({ column }) => column));
/** Some data sets put "job" before every name: "job_max_salary", "job_apply_link". */
const namesWithJob = new Map(
  corpusFields.map((field) => {
    const names = (columnNames.get(field) ?? []).map(({ column }) => column);
    return [field, [...names, ...names.map((name) => `job${name}`).filter((name) => !named.has(name))]];
  }),
);

/** The names of the columns with this meaning, best first. */
export function namesOf(field: CorpusField): readonly string[] {
  return namesWithJob.get(field) ?? [];
}

const longestName = 200;

/** Returns a column's name without case and separators: "Job Title", "job_title" and "jobTitle" become the same. */
export function columnKey(column: string): string {
  return column
    .slice(0, longestName)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, "")
    .replace(/^\.+|\.+$/g, "");
}
