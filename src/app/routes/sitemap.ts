import { writeSitemap } from "../../jobs/feed/write-sitemap.ts";
import { listLandingAddresses } from "../../jobs/landing/read-landing.server.ts";
import { listSitemapPage } from "../../jobs/list-sitemap.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { limitSearches } from "../overload/limit-searches.server.ts";
import { servicesContext } from "../request/services.ts";
import { listSiteAddresses } from "../site-addresses/list-site-addresses.server.ts";
import type { Route } from "./+types/sitemap";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/**
 * Serves one sitemap file: "pages.xml" has the site's own pages, "landing.xml" those of occupations and places,
 * "jobs-1.xml" the first jobs that may be indexed.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config, clock } = context.get(servicesContext);
  const entries = await listEntries(db, params.name, clock());
  if (!entries) {
    return new Response("There is no such sitemap.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain" },
    });
  }
  const urls = entries.map(({ path, lastModified }) => ({ url: config.publicUrl + path, lastModified }));
  return new Response(writeSitemap(urls), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

type Entry = { path: string; lastModified: Date | null };

async function listEntries(db: Database, name: string, now: Date): Promise<Entry[] | null> {
  if (name === "landing.xml") return listLandingAddresses(db);
  if (name === "pages.xml")
    return (await listSiteAddresses()).sitemap.map((path) => ({ path, lastModified: null }));
  const page = /^jobs-([1-9]\d{0,5})\.xml$/.exec(name)?.[1];
  return page === undefined ? null : listSitemapPage(db, Number(page), now);
}
