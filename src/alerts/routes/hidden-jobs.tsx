import { data, Form, Link } from "react-router";
import { companySlug } from "../../jobs/extraction/company.ts";
import { hideInBrowser, readHiddenInBrowser, showInBrowser } from "../hidden-in-browser.ts";
import {
  hideCompany,
  hideJob,
  listHidden,
  moveHiddenToAccount,
  showCompany,
  showJob,
} from "../hidden-jobs.server.ts";
import { readSummaries } from "../../jobs/search/match/read-summaries.server.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { localPath } from "../../app/request/local-path.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { readRowId } from "../../app/request/read-row-id.ts";
import { servicesContext, type RequestServices } from "../../app/request/services.ts";
import type { ToastText } from "../../app/request/toast-text.ts";
import type { Route } from "./+types/hidden-jobs";
import "../alerts.css";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Empty } from "../../ui/empty.tsx";

/** What is hidden in the account and, without one, in this browser. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config, viewer: readViewer } = context.get(servicesContext);
  const viewer = await readViewer();
  const own = viewer ? await listHidden(db, viewer.id) : { jobs: [], companies: [] };
  const inBrowser = readHiddenInBrowser(config, request.headers)
    .map((company) => ({ slug: companySlug(company), company }))
    .filter(({ slug }) => !own.companies.some((one) => one.slug === slug));
  return { ...own, inBrowser, isSignedIn: viewer !== null };
}

/** Hides a job or the company of a job, and shows them again. Each button names its action. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const viewer = await services.viewer();
  const { toast, cookie } = await change(services, {
    personId: viewer?.id ?? null,
    form,
    headers: request.headers,
  });
  const returnTo = form.has("returnTo") ? localPath(form.get("returnTo")) : "/hidden";
  const response = redirectWithToast(withoutOpenJob(returnTo), toast, services.config);
  if (cookie !== null) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** @property personId null for a visitor, who hides companies in this browser */
type Change = { personId: string | null; form: FormData; headers: Headers };

type Changed = { toast: ToastText; cookie: string | null };

async function change(
  { db, config, clock }: RequestServices,
  { personId, form, headers }: Change,
): Promise<Changed> {
  const shownJob = readRowId(form.get("show-job"));
  if (shownJob !== null && personId !== null) {
    await showJob(db, personId, shownJob);
    return done("Shown again", "The job is in your lists again.");
  }
  if (form.has("keep") && personId !== null) {
    const cookie = await moveHiddenToAccount(db, personId, { site: config, headers, now: clock() });
    return done("Kept", "They are hidden wherever you sign in.", cookie);
  }
  const shownCompany = form.get("show-company");
  if (typeof shownCompany === "string") {
    if (personId !== null) await showCompany(db, personId, shownCompany);
    const cookie = showInBrowser(config, headers, shownCompany);
    return done("Shown again", "Its jobs are in your lists again.", cookie);
  }
  const isCompany = form.has("hide-company");
  const jobId = readRowId(form.get(isCompany ? "hide-company" : "hide-job"));
  const [job] = jobId === null ? [] : await readSummaries(db, [jobId]);
  if (!job) return failed("There is no such job any more.");
  const { title, company } = job;
  if (isCompany) {
    if (companySlug(company) === "") return failed("The listing names no company.");
    if (personId === null) {
      const cookie = hideInBrowser(config, headers, company);
      return done(
        "Company hidden",
        `Jobs of ${company} are left out of your searches in this browser.`,
        cookie,
      );
    }
    await hideCompany(db, personId, company, clock());
    return done("Company hidden", `Jobs of ${company} no longer appear in your lists and alerts.`);
  }
  if (personId === null) throw data(null, { status: 401 });
  await hideJob(db, personId, { id: Number(job.id), title, company }, clock());
  return done("Job hidden", `${title} at ${company} is gone from your lists and alerts.`);
}

const done = (title: string, message: string, cookie: string | null = null): Changed => ({
  toast: { title, message },
  cookie,
});

const failed = (message: string): Changed => ({
  toast: { title: "Not hidden", message, destructive: true },
  cookie: null,
});

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
export default function HiddenJobs({ loaderData }: Route.ComponentProps) {
  const { jobs, companies: ofAccount, inBrowser, isSignedIn } = loaderData;
  const companies = [...ofAccount, ...inBrowser];
  return (
    <div className="read">
      <header className="page-head">
        <h1>Hidden jobs</h1>
        <p className="lead">
          {isSignedIn
            ? "They are left out of your lists and alerts. Other people see them."
            : "They are left out of your searches in this browser. Sign in to keep them and to hide single jobs."}
        </p>
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
          {isSignedIn
            ? "Choose Hide this job in a list or at the end of a listing, and it appears here."
            : "Open a job and choose Hide jobs of its company, and the company appears here."}
        </Empty>
      )}
      {isSignedIn && inBrowser.length > 0 && (
        <Notice>
          {inBrowser.length === 1 ? "1 company is" : `${inBrowser.length} companies are`} hidden in this
          browser only.
          <Form method="post" className="cluster">
            <Button type="submit" size="sm" name="keep" value="account">
              Hide wherever I sign in
            </Button>
          </Form>
        </Notice>
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
