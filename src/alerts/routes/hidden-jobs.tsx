import { hideCompany, hideJob, listHidden, showCompany, showJob } from "../hidden-jobs.server.ts";
import { readSummaries } from "../../jobs/search/match/read-summaries.server.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { localPath } from "../../app/request/local-path.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { readRowId } from "../../app/request/read-row-id.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { ToastText } from "../../app/request/toast-text.ts";
import type { Route } from "./+types/hidden-jobs";
import "../alerts.css";
import { Form, Link } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = await requireViewer(context, url);
  return listHidden(context.get(servicesContext).db, id);
}

/** Hides a job or the company of a job, and shows them again. Each button names its action. */
export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock, form, owner: viewer } = await requireOwner("Not hidden", { request, context });
  const toast = await change(db, { personId: viewer.id, form, now: clock() });
  const returnTo = form.has("returnTo") ? localPath(form.get("returnTo")) : "/hidden";
  return redirectWithToast(withoutOpenJob(returnTo), toast, config);
}

type Change = { personId: string; form: FormData; now: Date };

async function change(
  db: Parameters<typeof hideJob>[0],
  { personId, form, now }: Change,
): Promise<ToastText> {
  const shownJob = readRowId(form.get("show-job"));
  if (shownJob !== null) {
    await showJob(db, personId, shownJob);
    return { title: "Shown again", message: "The job is in your lists again." };
  }
  const shownCompany = form.get("show-company");
  if (typeof shownCompany === "string") {
    await showCompany(db, personId, shownCompany);
    return { title: "Shown again", message: "Its jobs are in your lists again." };
  }
  const isCompany = form.has("hide-company");
  const jobId = readRowId(form.get(isCompany ? "hide-company" : "hide-job"));
  const [job] = jobId === null ? [] : await readSummaries(db, [jobId]);
  if (!job) return { title: "Not hidden", message: "There is no such job any more.", destructive: true };
  const { title, company } = job;
  if (isCompany) {
    await hideCompany(db, personId, company, now);
    return { title: "Company hidden", message: `Jobs of ${company} are gone from your lists and alerts.` };
  }
  await hideJob(db, personId, { id: Number(job.id), title, company }, now);
  return { title: "Job hidden", message: `${title} at ${company} is gone from your lists and alerts.` };
}

/** A hidden job is not opened next to the list again. */
function withoutOpenJob(path: string): string {
  const url = new URL(path, "http://site.invalid");
  url.searchParams.delete("job");
  return url.pathname + url.search;
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Hidden jobs",
    description: "Jobs and companies that you have hidden.",
    noindex: true,
  });

/** Everything that a person has hidden, each with a button that shows it again. */
export default function HiddenJobs({ loaderData: { jobs, companies } }: Route.ComponentProps) {
  return (
    <div className="read">
      <header className="page-head">
        <h1>Hidden jobs</h1>
        <p className="lead">They are left out of your lists and alerts. Other people see them.</p>
      </header>
      {jobs.length === 0 && companies.length === 0 && (
        <Empty
          title="Nothing hidden"
          actions={
            <ButtonLink look="primary" to="/jobs">
              Search Jobs
            </ButtonLink>
          }
        >
          Choose Hide this job in a list or at the end of a listing, and you find it here.
        </Empty>
      )}
      {companies.length > 0 && (
        <section aria-labelledby="companies">
          <h2 id="companies">Companies</h2>
          <ul className="hidden-list">
            {companies.map(({ slug, company }) => (
              <li key={slug}>
                <p>
                  <Link className="link" to={`/companies/${encodeURIComponent(slug)}`}>
                    {company}
                  </Link>
                </p>
                <ShowAgain name="show-company" value={slug} of={company} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {jobs.length > 0 && (
        <section aria-labelledby="jobs">
          <h2 id="jobs">Jobs</h2>
          <ul className="hidden-list">
            {jobs.map(({ id, title, company }) => (
              <li key={id}>
                <p>
                  <Link className="link" to={`/jobs/${id}`}>
                    {title}
                  </Link>{" "}
                  <span className="muted">{company}</span>
                </p>
                <ShowAgain name="show-job" value={String(id)} of={`${title} at ${company}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ShowAgain({ name, value, of }: { name: string; value: string; of: string }) {
  return (
    <Form method="post">
      <Button type="submit" size="sm" name={name} value={value} aria-label={`Show again: ${of}`}>
        Show again
      </Button>
    </Form>
  );
}
