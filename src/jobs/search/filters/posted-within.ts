import { countOf, type Facet } from "./counts.ts";
import { dayOf, dayTerm, termsSince, weekTerm } from "./day-terms.ts";
import type { Field } from "./field.ts";
import { defineFilter } from "./filter.ts";

/** Options in days. */
export const postedWithinDays = [1, 3, 7, 14, 30] as const;
export type PostedWithin = (typeof postedWithinDays)[number];

const labels: Record<PostedWithin, string> = {
  1: "24 hours",
  3: "3 days",
  7: "7 days",
  14: "14 days",
  30: "30 days",
};

const daysField: Field<"postedWithin", PostedWithin | null> = {
  name: "postedWithin",
  parameter: "posted",
  none: null,
  read: (parameters) => parameters.choice("posted", postedWithinDays),
  write: ({ postedWithin }) => (postedWithin === null ? [] : [postedWithin]),
  chips: ({ postedWithin }) =>
    postedWithin === null ? [] : [{ label: `Last ${labels[postedWithin]}`, without: null }],
};

const daysBefore = (now: Date, days: number): Date => new Date(+now - days * 86_400_000);

/** How recently a job was posted. A job without a date belongs to no day. */
export const postedWithinFilter = defineFilter({
  key: "postedWithin",
  label: "Posted within",
  column: "advert",
  fields: [daysField],
  terms: ({ freshAt }: { freshAt: Date }) => [dayTerm(dayOf(freshAt)), weekTerm(dayOf(freshAt))],
  condition({ postedWithin }, now) {
    if (postedWithin === null) return null;
    const since = daysBefore(now, postedWithin);
    return {
      terms: termsSince(since, now),
      check: (sql) => sql`j.fresh_at >= ${since}::timestamptz`,
      isApproximate: true,
    };
  },
  facts: [
    {
      name: "ages",
      // The number of options that the job is recent enough for.
      max: postedWithinDays.length,
      value(sql, now) {
        const since = postedWithinDays.toReversed().map((days) => daysBefore(now, days).toISOString());
        return sql`width_bucket(j.fresh_at, ${`{${since.join(",")}}`}::timestamptz[])`;
      },
    },
  ],
  count(counts): Facet<PostedWithin>[] {
    const ages = counts.facts["ages"] ?? [];
    return postedWithinDays.map((value, age) => {
      // A job that is recent enough for one option is recent enough for every longer one.
      const jobs = ages.slice(postedWithinDays.length - age).reduce((sum, one) => sum + one, 0);
      return { value, label: labels[value], count: countOf(jobs, counts) };
    });
  },
});
