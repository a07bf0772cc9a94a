import type { JobType } from "../posting.ts";
import { typeLabels } from "./labels.ts";
import { TypeGlyph } from "./type-glyph.tsx";

/** The type of a job as glyph and word. */
export function TypeBadge({ type }: { type: JobType }) {
  return (
    <span className="badge type">
      <TypeGlyph type={type} />
      {typeLabels[type]}
    </span>
  );
}
