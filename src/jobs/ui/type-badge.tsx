import type { JobType } from "../posting.ts";
import { jobTypeFilter } from "../search/filters/job-type.ts";
import { TypeGlyph } from "./type-glyph.tsx";

/** The type of a job as glyph and word. */
export function TypeBadge({ type }: { type: JobType }) {
  return (
    <span className="badge type">
      <TypeGlyph type={type} />
      {jobTypeFilter.labels[type]}
    </span>
  );
}
