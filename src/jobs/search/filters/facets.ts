import type { WorkMode } from "../../../places/work-mode.ts";
import type { ExperienceLevel, JobType } from "../../posting.ts";

/** A count and whether it is exact. Estimates are already rounded to two significant digits. */
export type Count = { value: number; exact: boolean };

export type Facet<Value extends string> = { value: Value; label: string; count: Count };

export type Facets = {
  types: Facet<JobType>[];
  levels: Facet<ExperienceLevel>[];
  workModes: Facet<WorkMode>[];
  pay: Facet<"stated" | "not-stated">[];
  /** Jobs posted within 1, 3, 7, 14 and 30 days. */
  postedWithin: { days: number; count: Count }[];
  sources: Facet<string>[];
  /** 40 bars of 5K from 0 to 200K (the last holds everything above), heights are counts. */
  salaryHistogram: number[];
};
