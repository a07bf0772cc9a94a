import { servicesContext } from "../request/services.ts";
import type { Route } from "./+types/robots";

/**
 * Tells crawlers what they may read. They find jobs through the sitemap. The endless combinations of filters are
 * disallowed, and so are addresses that only serve the page's own script.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext).config;
  const rules = `User-agent: *
Allow: /
Disallow: /jobs?*&
Disallow: /jobs/suggest
Disallow: /jobs/preview/
Disallow: /saved
Disallow: /preferences

Sitemap: ${publicUrl}/sitemap.xml
`;
  return new Response(rules, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
