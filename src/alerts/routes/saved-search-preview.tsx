import { data, Link } from "react-router";
import { getSavedSearch } from "../saved-searches.server.ts";
import { previewAlert } from "../find-new-jobs.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { readRowId } from "../../app/request/read-row-id.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import type { Route } from "./+types/saved-search-preview";
import "../alerts.css";
import { groupedNumber } from "../../jobs/ui/search-texts.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { mailedJob } from "../alert-texts.ts";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { id: personId } = await requireViewer(context, url);
  const { db, clock, places } = context.get(servicesContext);
  const id = readRowId(params.id);
  const search = id === null ? null : await getSavedSearch(db, personId, id);
  if (!search) throw data(null, { status: 404 });
  const now = clock();
  const preview = await runSearch({ request, context }, (searched) =>
    previewAlert(searched, search, { now, gazetteer: places }),
  );
  return { ...preview, name: search.name, now };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Preview of an alert",
    description: "The jobs that a saved search would have sent.",
    noindex: true,
  });

/** Shows the jobs that mails of the last seven days would have had, at most as many as one mail has. */
export default function SavedSearchPreview({ loaderData }: Route.ComponentProps) {
  const { name, jobs, count, now } = loaderData;
  return (
    <div className="read alert-page">
      <header className="page-head">
        <h1>Preview: {name}</h1>
        <p className="lead">
          {count === 0
            ? "In the last seven days this would have sent nothing."
            : `In the last seven days this would have sent ${groupedNumber(count)} ${count === 1 ? "job" : "jobs"}.`}
        </p>
      </header>
      <ul className="preview-jobs">
        {jobs.map((job) => {
          const { title, pay, where, facts } = mailedJob(job, { publicUrl: "", now });
          return (
            <li key={job.id}>
              <h2 className="h-ui">
                <Link to={job.path}>{title}</Link>
              </h2>
              <p className={job.pay ? "preview-pay" : "preview-pay muted"}>{pay}</p>
              <p className="muted">{where}</p>
              <p className="meta">{facts}</p>
            </li>
          );
        })}
      </ul>
      {count > jobs.length && (
        <p className="meta">These are the newest {jobs.length}. A mail links to the rest.</p>
      )}
      <p className="cluster preview-end">
        <ButtonLink to="/saved-searches">Saved searches</ButtonLink>
      </p>
    </div>
  );
}
