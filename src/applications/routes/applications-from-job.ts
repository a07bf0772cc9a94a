import { problems } from "../application.ts";
import { redirect } from "react-router";
import { undoMany } from "../store/change-many.server.ts";
import { applyToJob } from "../store/saved-jobs.server.ts";
import { rememberTimeZone } from "../../account/time-zone.server.ts";
import { jobIdOf } from "../../jobs/job-path.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { localPath } from "../../app/request/local-path.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { ToastText } from "../../app/request/toast-text.ts";
import { recordSentOf } from "./record-sent.server.ts";
import type { Route } from "./+types/applications-from-job";

export const loader = () => redirect("/applications");

/**
 * Records that the person applied to a job of this site, with the CV tailored to it and the letter for it, or undoes
 * that. Returns to the page that asked, which gets the id of the change as `applied`, or leads to the application.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock, viewer: readViewer } = context.get(servicesContext);
  const form = await request.formData();
  const jobId = jobIdOf(fieldText(form, "job"));
  const viewer = await readViewer();
  const page = jobId === null ? "/applications" : `/jobs/${jobId}`;
  const isToApplication = form.get("returnTo") === "application";
  const returnTo = form.has("returnTo") && !isToApplication ? localPath(form.get("returnTo")) : page;
  if (!viewer) return redirect(`/auth?${new URLSearchParams({ returnUrl: returnTo })}`, 303);
  const personId = viewer.id;
  const undo = fieldText(form, "undo");
  if (undo !== "") {
    const undone = await undoMany(db, { personId, id: undo });
    return redirectWithToast(returnTo, undone.ok && undone.undone > 0 ? undoneToast : notUndone, config);
  }
  await rememberTimeZone(db, personId, form.get("timeZone"));
  const now = clock();
  const applied =
    jobId === null
      ? ({ ok: false, reason: "no-job" } as const)
      : await applyToJob(db, { personId, jobId, now });
  if (!applied.ok) {
    const toast = { title: "Not added", message: problems.apply[applied.reason], destructive: true };
    return redirectWithToast(returnTo, toast, config);
  }
  await recordSentOf(db, { personId, id: applied.id, now });
  if (isToApplication) {
    const moved = applied.change === null ? "" : `?moved=${applied.change}`;
    return redirectWithToast(`/applications/${applied.id}${moved}`, undefined, config);
  }
  const separator = returnTo.includes("?") ? "&" : "?";
  const path = applied.change === null ? returnTo : `${returnTo}${separator}applied=${applied.change}`;
  // The other pages say it themselves, next to the button that undoes it.
  return redirectWithToast(path, form.has("returnTo") ? undefined : added, config);
}

const added: ToastText = {
  title: "On your board",
  message: "The application is in your tracker, with a copy of the advert.",
};

const undoneToast: ToastText = { title: "Undone", message: "Your board is as it was before “I applied”." };

const notUndone: ToastText = {
  title: "Not undone",
  message: "The application changed since then. Open it to move or delete it.",
  destructive: true,
};
