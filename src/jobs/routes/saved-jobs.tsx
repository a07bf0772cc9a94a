import { data, redirect } from "react-router";
import { listSavedJobs } from "../../applications/store/saved-jobs.server.ts";
import { parseSavedSort, SavedListPage } from "../../applications/saved/saved-list-page.tsx";
import { changedNotesText, longest } from "../../applications/application.ts";
import {
  deleteApplication,
  restoreApplication,
  writeNotes,
} from "../../applications/store/edit-application.server.ts";
import { hasApplications } from "../../applications/store/applications.server.ts";
import { getDoneChange } from "../../applications/store/done-changes.server.ts";
import { jobPath } from "../job-path.ts";
import { readSummaries } from "../search/match/read-summaries.server.ts";
import { payLabel } from "../ui/job-texts.ts";
import { listGoneJobs } from "../read-job.server.ts";
import { SavedJobsPage } from "../ui/saved-jobs-page.tsx";
import { useSavedJobs } from "../saved/use-saved-jobs.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { useReadableOffline } from "../../app/offline/use-readable-offline.ts";
import { servicesContext } from "../../app/request/services.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/saved-jobs";
import "../jobs.css";

export const ErrorBoundary = SignInAgain;

/** Lists the saved jobs of the account. A visitor's are in the browser, and the page reads them there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock, viewer: readViewer } = context.get(servicesContext);
  const viewer = await readViewer();
  if (!viewer) return { inAccount: null };
  const sort = parseSavedSort(url.searchParams.get("sort"));
  const saved = await listSavedJobs(db, { personId: viewer.id, sort, now: clock() });
  const ids = saved.flatMap(({ jobId }) => jobId ?? []);
  const gone = await listGoneJobs(db, ids);
  const pay = new Map((await readSummaries(db, ids)).map((job) => [Number(job.id), job.pay]));
  const jobs = saved.map((job) => ({
    ...job,
    pay: payLabel(pay.get(job.jobId ?? 0) ?? null, "short"),
    isGone: job.jobId !== null && gone.has(job.jobId),
  }));
  const applied = await getDoneChange(db, {
    personId: viewer.id,
    id: url.searchParams.get("applied") ?? "",
  });
  const [id, title] = [url.searchParams.get("removed"), url.searchParams.get("title")];
  const removed = id !== null && !jobs.some((job) => job.id === id) ? { id, title: title ?? "" } : null;
  const hasMovedOn = jobs.length === 0 && (await hasApplications(db, viewer.id));
  return { inAccount: { jobs, sort, hasMovedOn, removed, applied: applied?.id ?? null, now: clock() } };
}

/** Writes notes, removes a saved job, and restores it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock, form, owner: viewer } = await requireOwner("Not changed", { request, context });
  const which = { personId: viewer.id, id: fieldText(form, "id"), now: clock() };
  const answer = (title: string, message: string, destructive = false) =>
    redirectWithToast("/saved", { title, message, destructive }, config);
  switch (form.get("do")) {
    case "note": {
      const notes = fieldText(form, "notes").slice(0, longest.notes);
      const seen = form.has("seen") ? fieldText(form, "seen") : null;
      const written = await writeNotes(db, { ...which, notes, seen });
      if (written.ok) return answer("Saved", "Your notes are stored.");
      if (written.reason === "not-found") throw data(null, { status: 404 });
      const { stored } = written;
      return data(
        { refused: { id: which.id, notes, seen: stored, error: changedNotesText(stored) } },
        { status: 422 },
      );
    }
    case "remove": {
      const jobs = await listSavedJobs(db, { personId: viewer.id, sort: "saved", now: which.now });
      const job = jobs.find(({ id }) => id === which.id);
      if (!job || !(await deleteApplication(db, which))) throw data(null, { status: 404 });
      return redirect(`/saved?${new URLSearchParams({ removed: job.id, title: job.title })}`, 303);
    }
    case "restore": {
      const restored = await restoreApplication(db, which);
      return restored.ok
        ? answer("Restored", "The job is saved again, with its notes.")
        : answer("Not restored", "It was removed too long ago, or you have saved the job again.", true);
    }
    default:
      throw data(null, { status: 400 });
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Saved jobs",
    description: "The jobs that you have saved.",
    noindex: true,
  });

/** Maximum number of saved jobs cached to be read offline, the latest ones. */
const maxKept = 50;

export default function SavedJobs({ loaderData: { inAccount }, actionData }: Route.ComponentProps) {
  const inBrowser = useSavedJobs();
  const own = inAccount?.jobs.flatMap(({ jobId, title }) => (jobId === null ? [] : jobPath(jobId, title)));
  const paths = own ?? inBrowser?.map(({ path }) => path);
  // Pages are cached as a visitor sees them, so the list of an account is not among them.
  const list = inAccount ? [] : [{ scope: "/saved", paths: ["/saved"] }];
  useReadableOffline(paths ? [...list, { scope: "/jobs/", paths: paths.slice(0, maxKept) }] : []);
  return inAccount ? (
    <SavedListPage {...inAccount} refused={actionData?.refused ?? null} />
  ) : (
    <SavedJobsPage />
  );
}
