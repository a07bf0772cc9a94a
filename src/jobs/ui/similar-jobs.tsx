import { Link } from "react-router";
import type { JobSummary } from "../job-summary.ts";
import { payLabel } from "./job-texts.ts";

/** Similar jobs with title, pay, company and place. */
export function SimilarJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  return (
    <section aria-labelledby="similar">
      <h2 id="similar">Similar jobs</h2>
      <ul className="sim">
        {jobs.map((job) => (
          <li key={job.id}>
            <Link to={job.path}>{job.title}</Link>
            <span className={job.pay ? "job-pay" : "job-pay none"}>{payLabel(job.pay, "short")}</span>
            <p>{[job.company, job.location].filter(Boolean).join(" · ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
