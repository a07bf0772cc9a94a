import { cleanText } from "../search/filters/address-parameters.ts";
import { suggest } from "../search/suggest/suggest.server.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/jobs-suggest";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/**
 * Suggestions for a text field, as JSON: `?field=keywords|location&prefix=den`. A prefix needs at least two characters.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { places, clock, suggestedCounts } = context.get(servicesContext);
  const field = url.searchParams.get("field") === "location" ? "location" : "keywords";
  const prefix = cleanText((url.searchParams.get("prefix") ?? "").slice(0, 100));
  const suggestions =
    prefix.length < 2
      ? []
      : await runSearch({ request, context }, (db) =>
          suggest(db, { field, prefix }, { now: clock(), gazetteer: places, counts: suggestedCounts }),
        );
  return Response.json(suggestions, {
    headers: { "Cache-Control": "private, max-age=30", "X-Robots-Tag": "noindex" },
  });
}
