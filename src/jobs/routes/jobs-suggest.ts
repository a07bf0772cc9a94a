import { nearestTown, readPoint } from "../../places/nearest-town.ts";
import { cleanText } from "../search/filters/address-parameters.ts";
import { suggest } from "../search/suggest/suggest.server.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/jobs-suggest";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/**
 * Suggestions for a text field, as JSON: `?field=keywords|location&prefix=den`. A prefix needs at least two characters.
 * `?at=51.5,-0.1` returns the town nearest to a point.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { places, clock, suggestedCounts } = context.get(servicesContext);
  const at = readPoint(url.searchParams.get("at") ?? "");
  const field = url.searchParams.get("field") === "location" ? "location" : "keywords";
  const prefix = cleanText((url.searchParams.get("prefix") ?? "").slice(0, 100));
  const town = at && nearestTown(at, places);
  const suggestions =
    prefix.length < 2
      ? town === null
        ? []
        : [{ text: town }]
      : await runSearch({ request, context }, (db) =>
          suggest(db, { field, prefix }, { now: clock(), gazetteer: places, counts: suggestedCounts }),
        );
  return Response.json(suggestions, {
    headers: { "Cache-Control": "public, max-age=30", "X-Robots-Tag": "noindex" },
  });
}
