import { Link } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { shortDay } from "../../platform/clock/format-day.ts";
import type { NextUp } from "../agenda/agenda.server.ts";

/** The steps of an application, in order. */
export const funnelSteps = ["Saved", "Applied", "Replied", "Interview", "Offer"] as const;

export type Funnel = {
  /** The day of the first application; null if there is none. */
  since: string | null;
  /** How many applications got at least as far as each step. */
  counts: readonly number[];
};

/** Says how many of the applications that were sent got a reply; null if none was sent. */
export function replyRateText({ counts }: Funnel): string | null {
  const [, applied = 0, replied = 0] = counts;
  if (applied === 0) return null;
  if (replied === 0) return "No reply so far.";
  if (replied === applied) return "Every application got a reply.";
  return `${replied} of ${applied} applications got a reply.`;
}

type SummaryProps = { funnel: Funnel; nextUp: readonly NextUp[]; today: string };

/** The panels above the board: how far applications got, and what to do next. */
export function Summary({ funnel, nextUp, today }: SummaryProps) {
  return (
    <div className="tracker-top">
      <FunnelPanel funnel={funnel} today={today} />
      <section className="tracker-panel" aria-labelledby="next-up">
        <h2 id="next-up">Next up</h2>
        {nextUp.length === 0 ? (
          <p className="muted tracker-none">
            Nothing is due. Reminders and interviews that you add to an application show here.
          </p>
        ) : (
          <ul className="nexts">
            {nextUp.map(({ applicationId, when, isLate, what, about, action }, index) => (
              // Two reminders may say the same.
              <li key={`${applicationId} ${index}`}>
                <span className={isLate ? "when late" : "when"}>{when}</span>
                <p>
                  {what} <span>{about}</span>
                </p>
                <ButtonLink size="sm" to={action.to} aria-label={`${action.label}: ${what}`}>
                  {action.label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function FunnelPanel({ funnel, today }: { funnel: Funnel; today: string }) {
  const { since, counts } = funnel;
  const most = Math.max(1, counts[0] ?? 0);
  const replies = replyRateText(funnel);
  return (
    <section className="tracker-panel" aria-labelledby="funnel">
      <div className="tracker-panel-head">
        <h2 id="funnel">{since ? `Since ${shortDay(since, today)}` : "So far"}</h2>
        <span className="meta">
          {replies ?? "Percentages will say how many went on."}{" "}
          <Link className="link" to="/applications/figures">
            All figures
          </Link>
        </span>
      </div>
      <ol className="funnel">
        {funnelSteps.map((step, index) => {
          const count = counts[index] ?? 0;
          const before = counts[index - 1] ?? 0;
          return (
            <li key={step}>
              <span className="n">
                {count}
                {index > 0 && before > 0 && (
                  <span className="c">
                    {Math.round((100 * count) / before)}%<span className="sr"> of the step before</span>
                  </span>
                )}
              </span>
              <div className="fill" style={{ height: `${(5.5 * count) / most}rem` }} />
              <span className="l">{step}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
