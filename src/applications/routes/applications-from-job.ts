import { problems } from "../application.ts";
import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { recordTailoredCv } from "../detail/sent.server.ts";
import { applyToJob } from "../store/saved-jobs.server.ts";
import { rememberTimeZone } from "../../account/time-zone.server.ts";
import { jobIdOf } from "../../jobs/job-path.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { ToastText } from "../../app/request/toast-text.ts";
import type { Route } from "./+types/applications-from-job";

export const loader = () => redirect("/applications");

/** Records that the person applied to a job of this site, with the CV tailored to it, and returns to the job's page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock, viewer: readViewer } = context.get(servicesContext);
  const form = await request.formData();
  const jobId = jobIdOf(fieldText(form, "job"));
  const viewer = await readViewer();
  const returnUrl = jobId === null ? "/applications" : `/jobs/${jobId}`;
  if (!viewer) return redirect(`/auth?${new URLSearchParams({ returnUrl })}`, 303);
  await rememberTimeZone(db, viewer.id, form.get("timeZone"));
  const applied =
    jobId === null
      ? ({ ok: false, reason: "no-job" } as const)
      : await applyToJob(db, { personId: viewer.id, jobId, now: clock() });
  if (applied.ok)
    await recordTailoredCv(db, { personId: viewer.id, id: applied.id, newId: randomUUID(), now: clock() });
  const toast: ToastText = applied.ok
    ? { title: "On your board", message: "The application is in your tracker, with a copy of the advert." }
    : { title: "Not added", message: problems.apply[applied.reason], destructive: true };
  return redirectWithToast(returnUrl, toast, config);
}
