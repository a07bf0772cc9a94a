import type { MatchCounts } from "../count-matches.ts";
import { verdicts } from "../verdict.ts";

/** One mark for each requirement. The figure above says the same in words. */
export function FitBar({ counts }: { counts: MatchCounts }) {
  const marks = verdicts.flatMap((verdict) =>
    Array.from({ length: counts[verdict] }, (_, at) => ({ verdict, key: `${verdict}${at}` })),
  );
  return (
    <div className="fit-bar" aria-hidden="true">
      {marks.map(({ verdict, key }) => (
        <i key={key} data-verdict={verdict} />
      ))}
    </div>
  );
}
