import { formatDay } from "../../../ui/format-time.ts";
import type { SessionSummary } from "./session-history.ts";

/** Most sessions of a curve. */
const mostSessions = 12;

/** How filler words and whole stories change. Shows nothing before the second session. */
export function Trends({ summaries, now }: { summaries: readonly SessionSummary[]; now: string }) {
  const shown = summaries.slice(0, mostSessions).toReversed();
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

type TrendProps = {
  title: string;
  /** Values of the sessions, oldest first. At least two. */
  values: readonly number[];
  /** The top of the scale. */
  most: number;
  /** "2 Nov" of the first and the last session. */
  from: string;
  to: string;
  write: (value: number) => string;
};

const [width, height] = [600, 104];

/** A curve over the sessions. The table below it has the same figures. */
function Trend({ title, values, most, from, to, write }: TrendProps) {
  const y = (value: number) => height - (Math.min(value, most) / most) * height;
  const points = values.map((value, at) => `${(at / (values.length - 1)) * width} ${y(value)}`);
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  return (
    <div className="trend">
      <h3>{title}</h3>
      <div className="plot">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path
            className="grid"
            d={`M0 ${height}h${width}M0 ${height / 2}h${width}M0 0h${width}`}
            vectorEffect="non-scaling-stroke"
          />
          <path className="curve" d={`M${points.join("L")}`} vectorEffect="non-scaling-stroke" />
        </svg>
        <span
          className="end"
          aria-hidden="true"
          style={{ "--y": (y(last) / height) * 100 } as React.CSSProperties}
        >
          {write(last)}
        </span>
      </div>
      <p className="trend-ends">
        <span>
          {from}: {write(first)}
        </span>
        <span>
          {to}
          <span className="sr">: {write(last)}</span>
        </span>
      </p>
    </div>
  );
}
