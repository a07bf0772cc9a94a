import { readRequirementsOfJobs } from "../../matching/requirements/read-requirements.server.ts";
import { pageSize } from "../search/query/search-query.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/jobs-fit-facts";

/** Reading an advert takes 6 ms, a long one 40. */
export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/**
 * Answers with the requirements of jobs, to compare them with a CV in the browser: `{ asked }`, by id.
 * `?ids=1,2,3` names at most a page of jobs.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ids = (url.searchParams.get("ids") ?? "")
    .split(",")
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .slice(0, pageSize)
    .map(Number);
  const asked = await readRequirementsOfJobs(context.get(servicesContext).db, ids);
  return Response.json(
    { asked },
    { headers: { "Cache-Control": "public, max-age=300", "X-Robots-Tag": "noindex" } },
  );
}
