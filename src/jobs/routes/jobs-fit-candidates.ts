import { runSearch } from "../../app/overload/run-search.server.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { levelLabels } from "../search/filters/experience-level.ts";
import { findByOccupation, type Work } from "../search/match/find-by-occupation.server.ts";
import { readSearchAddress } from "../search/query/search-address.ts";
import { truncateToSecond } from "../truncate-to-second.ts";
import type { ExperienceLevel } from "../posting.ts";
import { readLeftOut } from "./read-left-out.server.ts";
import type { Route } from "./+types/jobs-fit-candidates";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/** The most jobs that a browser compares, and the most codes that it sends. */
const [mostJobs, mostCodes] = [500, 12];

/**
 * Answers with the ids of open jobs to compare with a CV in the browser: `{ ids }`, those of the search in the address. The form
 * has codes of occupations, a level and a place. They are in the body, so that no log has them, and are not stored.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const work = readWork(await request.formData());
  const leftOut = await readLeftOut(services, request.headers);
  const { query } = readSearchAddress(url.searchParams);
  const options = { gazetteer: services.places, leftOut, limit: mostJobs };
  const ids = await runSearch({ request, context }, (db) =>
    findByOccupation(db, query, work, { ...options, now: truncateToSecond(services.clock()) }),
  );
  return Response.json({ ids: ids.map(String) }, { headers: { "Cache-Control": "no-store" } });
}

function readWork(form: FormData): Work {
  const codes = fieldText(form, "codes").slice(0, 400).split(",");
  const level = fieldText(form, "level");
  return {
    codes: codes.filter((code) => /^\d{3,4}(?:\.\d{1,3}){0,6}$/.test(code)).slice(0, mostCodes),
    level: Object.hasOwn(levelLabels, level) ? (level as ExperienceLevel) : null,
    place: fieldText(form, "place").slice(0, 120),
  };
}
