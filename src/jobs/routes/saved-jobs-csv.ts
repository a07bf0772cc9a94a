import { listSavedJobs, writeSavedCsv } from "../../applications/store/saved-jobs.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import type { Route } from "./+types/saved-jobs-csv";

/** Serves the saved jobs of the account as a file for spreadsheets. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, url);
  const { config, db, clock } = context.get(servicesContext);
  const jobs = await listSavedJobs(db, { personId: viewer.id, sort: "saved", now: clock() });
  return new Response(writeSavedCsv(jobs, config.publicUrl), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="saved-jobs.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
