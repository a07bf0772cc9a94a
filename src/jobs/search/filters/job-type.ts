import type { JobType } from "../../posting.ts";
import { countOf, type Facet, type FacetCounts } from "./counts.ts";
import { bitsOfValues, choiceFilter, type Condition, type Sql } from "./filter.ts";

const labels: Record<JobType, string> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
  freelance: "Freelance",
  internship: "Internship",
};

const ofFirst = choiceFilter({
  key: "types",
  label: "Job Type",
  column: "job",
  parameter: "type",
  fact: "type",
  row: "type",
  prefix: "t",
  labels,
});

/** The types of a job. */
export type JobTypes = { type: JobType | null; types?: readonly JobType[] | undefined };

/** Returns every type, the first one first. */
export function allTypes({ type, types = [] }: JobTypes): JobType[] {
  return [...new Set([...(type === null ? [] : [type]), ...types])];
}

/** Finds a job by any of its types. In the counts, a job of two types counts for both. */
export const jobTypeFilter = {
  ...ofFirst,
  terms: (job: JobTypes) => allTypes(job).map(ofFirst.term),
  condition({ types: chosen }: { types: JobType[] }): Condition | null {
    const condition = ofFirst.condition({ types: chosen });
    return condition && { ...condition, check: (sql) => sql`j.types && ${chosen}::text[]` };
  },
  facts: [
    {
      name: "types",
      // One bit for each type.
      max: 2 ** ofFirst.values.length - 1,
      // Most jobs have one type, and lists take longer to read.
      value(sql: Sql) {
        const first = ofFirst.values.map((type, at) => sql`when ${sql.lit(type)} then ${sql.lit(1 << at)}`);
        return sql`case when cardinality(j.types) > 1 then ${bitsOfValues(sql, "types", ofFirst.values)}
          else case j.types[1] ${sql.join(first, sql` `)} else 0 end end`;
      },
    },
  ],
  count(counts: FacetCounts): Facet<JobType>[] {
    return ofFirst.values.map((value, at) => {
      const jobs = (counts.facts["types"] ?? []).reduce(
        (sum, counted, mask) => ((mask >> at) & 1 ? sum + counted : sum),
        0,
      );
      return { value, label: labels[value], count: countOf(jobs, counts) };
    });
  },
};
