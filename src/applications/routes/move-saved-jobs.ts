import { redirect } from "react-router";
import { saveJob } from "../store/saved-jobs.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { readRowId } from "../../app/request/read-row-id.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/move-saved-jobs";

/** Maximum number of jobs. A browser stores at most as many. */
const most = 500;

/**
 * Saves the jobs stored in a browser in the account, the last one first, so that the list keeps its order. Answers with
 * the ids of all jobs saved in the account.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, viewer: readViewer } = context.get(servicesContext);
  const form = await request.formData();
  const viewer = await readViewer();
  if (!viewer) return Response.json({ message: "You are not signed in." }, { status: 401 });
  const ids = fieldText(form, "jobs").slice(0, 20_000).split(",").slice(0, most);
  const moved: string[] = [];
  for (const id of ids.toReversed()) {
    const jobId = readRowId(id);
    if (jobId === null) continue;
    const saved = await saveJob(db, { personId: viewer.id, jobId, now: clock() });
    if (saved.ok) moved.push(id);
  }
  return Response.json({ moved });
}

export function loader() {
  return redirect("/saved");
}
