import { readRequirementsOfJobs } from "../../matching/requirements/read-requirements.server.ts";
import { readSummaries } from "../search/match/read-summaries.server.ts";
import { pageSize } from "../search/query/search-query.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/jobs-fit-facts";

/** Reading an advert takes 6 ms, a long one 40. */
export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/**
 * Answers with the requirements of jobs, to compare them with a CV in the browser: `{ asked }`, by id. `?ids=1,2,3` names at most a
 * page of jobs. With `rows=yes`, `jobs` are the rows of these jobs for a list.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ids = (url.searchParams.get("ids") ?? "")
    .split(",")
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .slice(0, pageSize)
    .map(Number);
  const { db } = context.get(servicesContext);
  const asked = await readRequirementsOfJobs(db, ids);
  const jobs = url.searchParams.get("rows") === "yes" ? await readSummaries(db, ids) : [];
  return Response.json(
    { asked, jobs },
    { headers: { "Cache-Control": "public, max-age=300", "X-Robots-Tag": "noindex" } },
  );
}
