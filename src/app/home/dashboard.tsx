import { Link } from "react-router";
import type { JobSummary } from "../../jobs/job-summary.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { DashboardJobList } from "./dashboard-jobs.tsx";
import { numberWord } from "../../text/numbers.ts";
import { cvScoreText, type DashboardData, type DashboardCv, type DashboardStep } from "./dashboard-data.ts";

/** The home page of a signed-in person: new jobs, next steps, the CV and recent activity. */
export function Dashboard({
  dashboard,
  newest,
  now,
}: {
  dashboard: DashboardData;
  newest: readonly JobSummary[];
  now: Date;
}) {
  const { jobs, steps, cv, activity } = dashboard;
  return (
    <div className="dashboard">
      <DashboardJobList {...jobs} newest={newest} now={now} />
      <div className="dashboard-side">
        <NextUp steps={steps} />
        <Cv cv={cv} />
        {activity.length > 0 && (
          <section aria-labelledby="h-activity">
            <h2 id="h-activity">Activity</h2>
            <ul className="dashboard-list">
              {activity.map(({ id, words, subject, at, when }) => (
                <li key={id}>
                  <span>
                    {words} {subject && <span className="muted">{subject}</span>}
                  </span>
                  <time className="meta" dateTime={at}>
                    {when}
                  </time>
                </li>
              ))}
            </ul>
            <p className="more">
              <Link className="link" to="/profile?tab=activity">
                See all activity
              </Link>
            </p>
          </section>
        )}
      </div>
    </div>
  );
}

function NextUp({ steps }: { steps: readonly DashboardStep[] }) {
  return (
    <section aria-labelledby="h-next">
      <h2 id="h-next">Next up</h2>
      {steps.length === 0 ? (
        <p className="dashboard-none">
          Nothing is planned. Note the next step for an{" "}
          <Link className="link" to="/applications">
            application
          </Link>{" "}
          or for a{" "}
          <Link className="link" to="/contacts">
            person you know
          </Link>
          , and it is here when it is due.
        </p>
      ) : (
        <ul className="dashboard-list">
          {steps.map(({ key, text, when, isDue, to }) => (
            <li key={key}>
              <Link to={to}>{text}</Link>
              <span className={isDue ? "meta due" : "meta"}>{when}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Cv({ cv }: { cv: DashboardCv | null }) {
  if (!cv)
    return (
      <section className="hold" aria-labelledby="h-cv">
        <h2 id="h-cv">No CV in your account yet</h2>
        <p className="muted">Write one, or start from the file that you have. It is saved as you type.</p>
        <div className="cluster">
          <ButtonLink to="/cv-builder">Build Your CV</ButtonLink>
          <ButtonLink look="quiet" to="/cv-builder/import">
            Import a file
          </ButtonLink>
        </div>
      </section>
    );
  const { finding, edited, title, to } = cv;
  return (
    <section className="hold" aria-labelledby="h-cv">
      <h2 id="h-cv">{cvScoreText(cv)}</h2>
      <p className="muted">
        {finding && `${finding.title}. Mending it adds ${numberWord(finding.points)}. `}
        Edited {edited}.
      </p>
      <ButtonLink to={to}>Open “{title}”</ButtonLink>
    </section>
  );
}
