import { redirect } from "react-router";
import { saveJob, unsaveJob } from "../../applications/store/saved-jobs.server.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { localPath } from "../../app/request/local-path.ts";
import { readRowId } from "../../app/request/read-row-id.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { ToastText } from "../../app/request/toast-text.ts";
import type { Route } from "./+types/save-job";

/**
 * Saves a job in the account, or removes it. A script that accepts JSON gets a status; a plain form is sent back to its
 * page with a toast.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock, viewer: readViewer } = context.get(servicesContext);
  const form = await request.formData();
  const viewer = await readViewer();
  const isByScript = request.headers.get("accept")?.includes("application/json") ?? false;
  const returnTo = form.has("returnTo") ? localPath(form.get("returnTo")) : "/saved";
  if (!viewer) {
    if (isByScript) return Response.json({ message: "You are not signed in." }, { status: 401 });
    return redirect(`/auth?${new URLSearchParams({ returnUrl: returnTo })}`, 303);
  }
  const save = form.has("save");
  const jobId = readRowId(form.get(save ? "save" : "unsave"));
  if (jobId === null) return Response.json({ message: "There is no such job." }, { status: 404 });
  const which = { personId: viewer.id, jobId, now: clock() };
  const outcome = save ? await saveJob(db, which) : await unsaveJob(db, which);
  if (isByScript) return Response.json({ ok: outcome.ok }, { status: outcome.ok ? 200 : 409 });
  const toast = outcome.ok ? (save ? saved : removed) : refusals[outcome.reason];
  return redirectWithToast(returnTo, toast, config);
}

export function loader() {
  return redirect("/saved");
}

const saved: ToastText = { title: "Saved", message: "The job is in your saved jobs." };
const removed: ToastText = { title: "Removed", message: "The job is no longer saved." };
const refusals: Record<"no-job" | "full" | "applied", ToastText> = {
  "no-job": { title: "Not saved", message: "There is no such job any more.", destructive: true },
  full: {
    title: "Not saved",
    message: "Your account has as many applications as it can hold.",
    destructive: true,
  },
  applied: {
    title: "Not removed",
    message: "You have applied to this job. Remove it on the board of your applications.",
    destructive: true,
  },
};
