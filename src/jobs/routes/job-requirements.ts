import { readRequirements } from "../../matching/requirements/read-requirements.server.ts";
import { readRowId } from "../../app/request/read-row-id.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/job-requirements";

/**
 * Answers with the requirements of a job, as `Requirement[]`, to compare them with a CV in the browser. 404 if there is
 * no such job.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = readRowId(params.id);
  const requirements = id === null ? null : await readRequirements(context.get(servicesContext).db, id);
  return Response.json(requirements ?? { reason: "no-such-job" }, {
    status: requirements ? 200 : 404,
    headers: { "Cache-Control": "public, max-age=300", "X-Robots-Tag": "noindex" },
  });
}
