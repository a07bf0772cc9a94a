import { useEffect, useRef } from "react";
import { CircleCheck } from "lucide-react";
import { data, Form, Link, redirect, useRouteLoaderData } from "react-router";
import { getDoneChange } from "../../applications/store/done-changes.server.ts";
import { listMarkedJobs, type MarkedJob } from "../../applications/store/saved-jobs.server.ts";
import { readOpeningHistory } from "../freshness/read-opening-history.server.ts";
import { explainGrouping } from "../indexing/job-adverts.server.ts";
import { jobPostingJsonLd } from "../job-posting-json-ld.ts";
import { jobIdOf } from "../job-path.ts";
import { landingsOfJob } from "../landing/read-landing.server.ts";
import { readJob } from "../read-job.server.ts";
import { isRemoved } from "../removal/removed-adverts.server.ts";
import { readSearchAddress } from "../search/query/search-address.ts";
import { AppliedLink } from "../saved/applied-note.tsx";
import { JobMarksProvider } from "../saved/job-marks.tsx";
import { similarJobs } from "../similar-jobs.server.ts";
import { JobPage } from "../ui/job-page.tsx";
import { payLabel, typesText, workModeText } from "../ui/job-texts.ts";
import { FitSection } from "../../matching/ui/fit-section.tsx";
import { FitSummary } from "../../matching/ui/fit-summary.tsx";
import { useJobFit } from "../../matching/ui/use-job-fit.ts";
import { Button } from "../../ui/button.tsx";
import { formatDay } from "../../ui/format-time.ts";
import { Icon } from "../../ui/icon.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { readJobMarks } from "./read-job-marks.server.ts";
import { readLeftOut } from "./read-left-out.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { sharingPicture } from "../../app/metadata/sharing-picture.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { loader as rootLoader } from "../../root.tsx";
import type { Route } from "./+types/job";
import "../../ui/styles/document-fonts.css";
import "../jobs.css";
import "../../matching/match.css";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/**
 * Finds the job by the number in the address. Redirects if the words are wrong. A job that is gone has status 410.
 */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, clock, config, viewer: readViewer } = services;
  const id = jobIdOf(params.slug);
  const job = id === null ? null : await readJob(db, id);
  if (id === null || !job) throw data(null, { status: 404 });
  if (job.goneAt && (await isRemoved(db, id))) throw data(null, { status: 410 });
  if (url.pathname !== job.path) throw redirect(job.path + url.search, 301);

  const viewer = await readViewer();
  const marked = viewer && (await listMarkedJobs(db, viewer.id, [id])).get(id);
  const leftOut = await readLeftOut(services, request.headers);
  const from = url.searchParams.get("from");
  const isIndexed = job.allowsJsonLd && !job.isSample && job.goneAt === null;
  const page = {
    job,
    marks: await readJobMarks(services, [job]),
    reasons: job.foundAt.length > 1 ? (await explainGrouping(db, id)).map(({ reason }) => reason) : [],
    history: await readOpeningHistory(db, id),
    landings: await landingsOfJob(db, id),
    similar: await runSearch({ request, context }, (searched) =>
      similarJobs(searched, id, { limit: 6, now: clock(), leftOut }),
    ),
    // Parsed and rebuilt as one of our search addresses, so that it cannot lead elsewhere.
    cameFrom: from === null ? null : readSearchAddress(new URLSearchParams(from)).query,
    now: clock(),
    marked: marked ?? null,
    applied:
      viewer && (await getDoneChange(db, { personId: viewer.id, id: url.searchParams.get("applied") ?? "" })),
    isIndexed,
    jsonLd: isIndexed ? jobPostingJsonLd(job, config.publicUrl) : null,
  };
  return data(page, { status: job.goneAt ? 410 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  // Without a job, the error page sets its own metadata.
  if (!loaderData) return [];
  const { job, isIndexed, jsonLd, now } = loaderData;
  const facts = [
    typesText(job.types),
    job.location,
    workModeText(job.location, job.workMode),
    job.pay && payLabel(job.pay, "long"),
  ];
  return pageMetadata(args, {
    title: `${job.title} at ${job.company}`,
    description: `${facts.filter(Boolean).join(", ") || job.title}. First seen ${formatDay(job.firstSeenAt, now)}.`,
    keywords: [job.title, job.company, ...job.skills.slice(0, 6)],
    canonicalPath: job.path,
    noindex: !isIndexed,
    picture: { path: sharingPicture(job.path), alt: `${job.title} at ${job.company}` },
    above: [{ name: "Jobs", path: "/jobs" }],
    structured: () => (jsonLd ? [jsonLd] : []),
  });
};

export default function Job({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const fit = useJobFit(loaderData.job.id, root?.viewer?.id ?? null);
  const { jsonLd: _, marked, marks, applied, ...page } = loaderData;
  return (
    <JobMarksProvider marks={marks}>
      <JobPage
        {...page}
        fitSummary={<FitSummary {...fit} jobId={page.job.id} />}
        fitSection={<FitSection {...fit} jobId={page.job.id} />}
        track={
          <TrackJob
            jobId={page.job.id}
            isSignedIn={Boolean(root?.viewer)}
            marked={marked}
            undo={applied?.id ?? null}
          />
        }
      />
    </JobMarksProvider>
  );
}

type TrackJobProps = {
  jobId: string;
  isSignedIn: boolean;
  /** The person's application for the job. */
  marked: MarkedJob | null;
  /** The change that was just made by "I applied"; null for none. */
  undo: string | null;
};

/** The button "I applied". Once the job is on the board, it is a link to the application. */
function TrackJob({ jobId, isSignedIn, marked, undo }: TrackJobProps) {
  const application = marked && marked.stage !== "saved" ? marked : null;
  const link = useFocusOnceTracked(application !== null);
  if (application)
    return (
      <>
        <Link className="badge badge-good track-job" to={`/applications/${application.id}`} ref={link}>
          <Icon of={CircleCheck} size="sm" />
          On your board: {application.stageName}
        </Link>
        {undo !== null && (
          <Form method="post" action="/applications/from-job" preventScrollReset>
            <input type="hidden" name="job" value={jobId} />
            <Button look="quiet" size="sm" name="undo" value={undo} aria-label="Undo: I applied">
              Undo
            </Button>
          </Form>
        )}
      </>
    );
  if (!isSignedIn) return <AppliedLink jobId={jobId} size="lg" />;
  return (
    <Form method="post" action="/applications/from-job" preventScrollReset>
      <input type="hidden" name="job" value={jobId} />
      <TimeZoneField />
      <Button look="quiet" size="lg">
        I applied
      </Button>
    </Form>
  );
}

/** Moves the focus to the link that takes the place of the pressed button. */
function useFocusOnceTracked(isTracked: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const wasTracked = useRef(isTracked);
  useEffect(() => {
    if (isTracked && !wasTracked.current && document.activeElement === document.body)
      link.current?.focus({ preventScroll: true });
    wasTracked.current = isTracked;
  }, [isTracked]);
  return link;
}
