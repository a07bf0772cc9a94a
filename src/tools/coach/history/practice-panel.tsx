import { useMemo, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { english } from "../review/english.ts";
import { summarise, type SessionHistory, type Session, type SessionSummary } from "./session-history.ts";
import { SessionDialog, SessionTable } from "./session-table.tsx";
import { formatDay } from "../../../ui/format-time.ts";

type PracticePanelProps = {
  /** Null before JavaScript runs. */
  history: SessionHistory | null;
  onRemove: (ids: readonly string[]) => void;
  isKept: boolean;
  /** Where the practice is stored. `own-browser`: in this browser, for the person who is signed in. */
  storage: "browser" | "own-browser" | "account";
  now: string;
};

/** The practice so far: curves, sessions, export and deletion. */
export function PracticePanel({ history, onRemove, isKept, storage, now }: PracticePanelProps) {
  const [opened, setOpened] = useState<Session | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const summaries = useMemo(() => summarise(history ?? [], english), [history]);
  if (history === null) return null;
  const answers = summaries.reduce((sum, summary) => sum + summary.answers, 0);
  return (
    <section className="coach-practice" aria-labelledby="coach-practice">
      <div className="coach-practice-head">
        <h2 id="coach-practice">Your practice</h2>
        {history.length > 0 && (
          <div className="cluster">
            <span className="meta">
              {plural(answers, "answer")} in {plural(history.length, "session")}
            </span>
            <ButtonLink look="quiet" size="sm" to="/documents">
              Export
            </ButtonLink>
            <Button look="quiet" size="sm" onClick={() => setDeleting(true)}>
              Delete all
            </Button>
          </div>
        )}
      </div>
      {!isKept && (
        <Notice tone="warn">
          <strong>This browser stores nothing for this site.</strong> Your practice ends with this page. Copy
          the answers that you want to keep.
        </Notice>
      )}
      {history.length === 0 ? (
        <Empty title="No answers yet" level="h3">
          Finished answers are listed here, with how your filler words and stories change.{" "}
          {storage === "account" ? "They are in your account." : "They stay in this browser."}
        </Empty>
      ) : (
        <>
          <Trends summaries={summaries} now={now} />
          <SessionTable summaries={summaries} now={now} onOpen={setOpened} />
        </>
      )}
      {storage !== "browser" && (
        <p className="meta">
          {storage === "account"
            ? "Your practice is in your account, too. "
            : "New answers stay in this browser. "}
          <Link className="link" to="/settings?tab=privacy">
            {storage === "account" ? "Keep it in this browser only" : "Keep it in your account"}
          </Link>
        </p>
      )}
      <SessionDialog
        session={opened}
        onClose={() => setOpened(null)}
        onDelete={(id) => {
          setOpened(null);
          onRemove([id]);
        }}
      />
      <Dialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title="Delete all your practice?"
        actions={
          <>
            <Button look="quiet" onClick={() => setDeleting(false)}>
              Keep it
            </Button>
            <Button
              look="danger"
              onClick={() => {
                setDeleting(false);
                onRemove(history.map(({ id }) => id));
              }}
            >
              Delete all
            </Button>
          </>
        }
      >
        <p>
          {plural(answers, "answer")} in {plural(history.length, "session")} are deleted
          {storage === "account"
            ? ", also in your account."
            : ` from this browser.${storage === "browser" ? " Nothing else has them." : ""}`}
        </p>
      </Dialog>
    </section>
  );
}

function plural(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}

/** Most sessions of a curve. */
const mostSessions = 12;

/** How filler words and whole stories change. Shows nothing before the second session. */
function Trends({ summaries, now }: { summaries: readonly SessionSummary[]; now: string }) {
  const shown = summaries.slice(0, mostSessions).toReversed();
  const stories = shown.filter((summary) => summary.stories > 0);
  const spoken = shown.flatMap(({ fillerRate, ...rest }) =>
    fillerRate === null ? [] : [{ ...rest, fillerRate }],
  );
  const rates = spoken.map(({ fillerRate }) => fillerRate);
  const day = (summary: Pick<SessionSummary, "session"> | undefined) =>
    summary ? formatDay(new Date(summary.session.started), new Date(now)) : "";
  if (shown.length < 2) return null;
  return (
    <div className="trends">
      {rates.length > 1 && (
        <Trend
          title="Filler words in 100, spoken answers"
          values={rates}
          most={Math.max(8, ...rates)}
          from={day(spoken[0])}
          to={day(spoken.at(-1))}
          write={(value) => value.toFixed(1)}
        />
      )}
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

const [width, height] = [600, 104];

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
