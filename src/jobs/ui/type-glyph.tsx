import type { ReactNode } from "react";
import type { JobType } from "../posting.ts";

const line = { fill: "none", stroke: "currentColor" } as const;

/**
 * A drawing for each type, distinguished by shape: a full disc, half a disc, a bar between stops, a ring, a dot on a
 * ledge.
 */
const drawings: Record<JobType, ReactNode> = {
  "full-time": <circle cx="7" cy="7" r="5.25" fill="currentColor" stroke="currentColor" strokeWidth="1.5" />,
  "part-time": (
    <>
      <circle cx="7" cy="7" r="5.25" strokeWidth="1.5" {...line} />
      <path d="M7 1.75a5.25 5.25 0 0 1 0 10.5z" fill="currentColor" />
    </>
  ),
  contract: <path d="M1.75 3v8M12.25 3v8M1.75 7h10.5" strokeWidth="1.75" strokeLinecap="round" {...line} />,
  freelance: (
    <>
      <circle cx="7" cy="7" r="5.25" strokeWidth="1.5" strokeDasharray="2.2 1.93" {...line} />
      <circle cx="7" cy="7" r="1.75" fill="currentColor" />
    </>
  ),
  internship: (
    <>
      <path d="M1.75 11.75h10.5" strokeWidth="2" strokeLinecap="round" {...line} />
      <circle cx="7" cy="6.5" r="2.75" fill="currentColor" />
    </>
  ),
};

/** The sign of a job type. It is decorative, because the word is next to it. */
export function TypeGlyph({ type }: { type: JobType }) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true">
      {drawings[type]}
    </svg>
  );
}
