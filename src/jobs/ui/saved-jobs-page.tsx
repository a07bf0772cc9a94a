import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { closedText } from "../closing-date.ts";
import { CompanyTile } from "./company-tile.tsx";
import { formatDay } from "../../ui/format-time.ts";
import { NothingSaved } from "./nothing-saved.tsx";
import { SaveJobButton } from "../saved/save-job-button.tsx";
import { AppliedLink } from "../saved/applied-note.tsx";
import type { SavedJob } from "../saved/saved-job.ts";
import { useSavedJobs } from "../saved/use-saved-jobs.ts";

/** The jobs saved in this browser, newest first. */
export function SavedJobsPage() {
  const saved = useSavedJobs();
  return (
    <div className="page saved-page">
      <header className="page-head">
        <h1>Saved jobs</h1>
        <p className="lead">
          They are kept in this browser only. Anybody who uses this browser can see them, and clearing its
          data removes them.{" "}
          <Link className="link" to="/auth?returnUrl=%2Fsaved">
            Sign in
          </Link>{" "}
          to move them to your account.
        </p>
      </header>
      <noscript>
        <p>
          Without an account, saving needs JavaScript, since the list is kept in your browser and not on our
          server.
        </p>
      </noscript>
      {saved === null && (
        <div className="needs-script">
          <SkeletonRows rows={3} />
        </div>
      )}
      {saved?.length === 0 && <NothingSaved />}
      {saved && saved.length > 0 && (
        <ul className="saved">
          {saved.map((job) => (
            <SavedItem key={job.id} job={job} now={new Date()} />
          ))}
        </ul>
      )}
    </div>
  );
}

function SavedItem({ job, now }: { job: SavedJob; now: Date }) {
  const closesAt = job.closesAt ? new Date(job.closesAt) : null;
  const closed = closedText({ closesAt }, now);
  return (
    <li>
      <CompanyTile company={job.company} />
      <div>
        <h2 className="h-ui">
          <Link to={job.path}>{job.title}</Link>
        </h2>
        <p className="muted">{[job.company, job.pay].filter(Boolean).join(" · ")}</p>
        <p className="meta">
          Saved on {formatDay(new Date(job.savedAt), now)}
          {closesAt && !closed && `, apply by ${formatDay(closesAt, now)}`}{" "}
          {closed && <Badge tone="warn">{closed}</Badge>}
        </p>
      </div>
      <div className="saved-acts">
        <AppliedLink jobId={job.id} size="sm" />
        <SaveJobButton job={{ ...job, closesAt, pay: null }} look="quiet" size="sm" savedLabel="Remove" />
      </div>
    </li>
  );
}
