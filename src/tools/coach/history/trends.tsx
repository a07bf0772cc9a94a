import { formatDay } from "../../../ui/format-time.ts";
import type { SessionSummary } from "./progress.ts";
import { Trend } from "./trend.tsx";

/** Most sessions of a curve. */
const most = 12;

/** How filler words and whole stories change. Shows nothing before the second session. */
export function Trends({ summaries, now }: { summaries: readonly SessionSummary[]; now: string }) {
  const shown = summaries.slice(0, most).toReversed();
  const stories = shown.filter((summary) => summary.stories > 0);
  const day = (summary: SessionSummary | undefined) =>
    summary ? formatDay(new Date(summary.session.started), new Date(now)) : "";
  if (shown.length < 2) return null;
  return (
    <div className="trends">
      <Trend
        title="Filler words in 100"
        values={shown.map(({ fillerRate }) => fillerRate)}
        most={Math.max(8, ...shown.map(({ fillerRate }) => fillerRate))}
        from={day(shown[0])}
        to={day(shown.at(-1))}
        write={(value) => value.toFixed(1)}
      />
      {stories.length > 1 && (
        <Trend
          title="Answers with all four parts of STAR"
          values={stories.map(({ whole, stories: count }) => (whole / count) * 100)}
          most={100}
          from={day(stories[0])}
          to={day(stories.at(-1))}
          write={(value) => `${Math.round(value)}%`}
        />
      )}
    </div>
  );
}
