import { cleanText } from "../../jobs/search/search-address.ts";
import { suggest } from "../../jobs/search/suggest.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/jobs-suggest";

/** Suggestions for a text field, as JSON: `?field=keywords|location&prefix=den`. Nothing is suggested for less than two characters. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, places } = context.get(servicesContext);
  const field = url.searchParams.get("field") === "location" ? "location" : "keywords";
  const prefix = cleanText((url.searchParams.get("prefix") ?? "").slice(0, 100));
  const suggestions = prefix.length < 2 ? [] : await suggest(db, { field, prefix }, { gazetteer: places });
  return Response.json(suggestions, {
    headers: { "Cache-Control": "public, max-age=300", "X-Robots-Tag": "noindex" },
  });
}
