import type { JobType } from "../posting.ts";
import { jobTypeFilter } from "../search/filters/job-type.ts";
import { TypeGlyph } from "./type-glyph.tsx";

/** The types of a job, each as glyph and word. */
export function TypeBadges({ types }: { types: readonly JobType[] }) {
  return types.map((type) => (
    <span className="badge type" key={type}>
      <TypeGlyph type={type} />
      {jobTypeFilter.labels[type]}
    </span>
  ));
}
