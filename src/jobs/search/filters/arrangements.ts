import type { Arrangement } from "../../posting.ts";
import { countOf, type Facet } from "./counts.ts";
import { choicesField, valuesOf } from "./field.ts";
import { bitsOfValues, defineFilter } from "./filter.ts";

export const arrangementLabels: Readonly<Record<Arrangement, string>> = {
  apprenticeship: "Apprenticeship",
  trainee: "Trainee",
  volunteer: "Volunteer",
  temporary: "Temporary",
  "mini-job": "Mini-job",
  night: "Nights",
  weekend: "Weekends",
};
const values = valuesOf(arrangementLabels);
const parameter = "more";
const field = choicesField({ name: "arrangements", parameter, labels: arrangementLabels });
export const arrangementTerm = (value: Arrangement): string => `a=${value}`;

/** Facts beside the type. A job may have several, and is found by any of them. */
export const arrangementsFilter = {
  parameter,
  ...defineFilter({
    key: "arrangements",
    label: "More",
    column: "job",
    fields: [field],
    terms: ({ arrangements = [] }: { arrangements?: readonly Arrangement[] }) =>
      arrangements.map(arrangementTerm),
    condition({ arrangements: chosen }) {
      if (chosen.length === 0) return null;
      return {
        terms: chosen.map(arrangementTerm),
        check: (sql) => sql`j.arrangements && ${chosen}::text[]`,
        isApproximate: false,
      };
    },
    facts: [
      {
        name: "arrangements",
        // One bit for each value.
        max: 2 ** values.length - 1,
        value: (sql) => bitsOfValues(sql, "arrangements", values),
      },
    ],
    count: (counts): Facet<Arrangement>[] =>
      values.map((value, at) => {
        const jobs = (counts.facts["arrangements"] ?? []).reduce(
          (sum, counted, mask) => ((mask >> at) & 1 ? sum + counted : sum),
          0,
        );
        return { value, label: arrangementLabels[value], count: countOf(jobs, counts) };
      }),
  }),
};
