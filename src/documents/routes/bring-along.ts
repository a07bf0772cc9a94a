import { redirect } from "react-router";
import { moveHiddenToAccount } from "../../alerts/hidden-jobs.server.ts";
import { listWithoutDocuments } from "../../applications/detail/sent.server.ts";
import { recordSentOf } from "../../applications/routes/record-sent.server.ts";
import { saveJob } from "../../applications/store/saved-jobs.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { readRowId } from "../../app/request/read-row-id.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/bring-along";

/** Maximum number of jobs. A browser stores at most as many. */
const most = 500;

/**
 * Stores in the account what a browser has without one: saved jobs, the last one first, so that the list keeps its
 * order, and with `companies` the hidden companies. With `documents`, which were synced before, applications get the CV
 * and the letter of their job. Answers with the ids of all jobs saved in the account.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock, viewer: readViewer } = context.get(servicesContext);
  const form = await request.formData();
  const viewer = await readViewer();
  if (!viewer) return Response.json({ message: "You are not signed in." }, { status: 401 });
  const [personId, now, headers] = [viewer.id, clock(), new Headers()];
  const ids = fieldText(form, "jobs").slice(0, 20_000).split(",").slice(0, most);
  const moved: string[] = [];
  for (const id of ids.toReversed()) {
    const jobId = readRowId(id);
    if (jobId === null) continue;
    const saved = await saveJob(db, { personId, jobId, now: clock() });
    if (saved.ok) moved.push(id);
  }
  if (form.has("companies")) {
    const hidden = { site: config, headers: request.headers, now };
    headers.append("Set-Cookie", await moveHiddenToAccount(db, personId, hidden));
  }
  if (form.has("documents"))
    for (const id of await listWithoutDocuments(db, personId)) await recordSentOf(db, { personId, id, now });
  return Response.json({ moved }, { headers });
}

export function loader() {
  return redirect("/saved");
}
