import { loadVocabulary } from "../../occupations/load-vocabulary.server.ts";
import { namesByCode } from "../../occupations/occupation-names.ts";
import type { Route } from "./+types/occupation-names";

/**
 * Answers with the names of all occupations in English and in `?language=`, one occupation in a line: its code, a tab, and its names
 * with "|" between them. A browser finds the codes of a CV with it, so that no title of a post is sent.
 */
export function loader({ url }: Route.LoaderArgs) {
  return new Response(namesByCode(loadVocabulary(), url.searchParams.get("language")), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=86400",
      "X-Robots-Tag": "noindex",
    },
  });
}
