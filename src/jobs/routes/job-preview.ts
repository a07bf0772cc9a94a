import { readJob } from "../read-job.server.ts";
import { readRowId } from "../../app/request/read-row-id.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/job-preview";

/** Loads a job for the pane next to the list, or null if there is none. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = readRowId(params.id);
  return id === null ? null : await readJob(context.get(servicesContext).db, id);
}
