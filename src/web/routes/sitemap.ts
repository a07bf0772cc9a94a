import { writeSitemap } from "../../jobs/feed/write-sitemap.ts";
import { listSitemapPage } from "../../jobs/list-sitemap.server.ts";
import { limitSearches } from "../searches/limit-searches.server.ts";
import { servicesContext } from "../services.ts";
import { listSiteAddresses } from "../site-addresses/list-site-addresses.server.ts";
import type { Route } from "./+types/sitemap";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/** Serves one sitemap file: "pages.xml" has the site's own pages, "jobs-1.xml" the first jobs that may be indexed. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const page = /^jobs-([1-9]\d{0,5})\.xml$/.exec(params.name)?.[1];
  if (page === undefined && params.name !== "pages.xml") {
    return new Response("There is no such sitemap.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain" },
    });
  }

  const entries =
    page === undefined
      ? (await listSiteAddresses()).sitemap.map((path) => ({ path, lastModified: null }))
      : await listSitemapPage(db, Number(page));
  const urls = entries.map(({ path, lastModified }) => ({ url: config.publicUrl + path, lastModified }));
  return new Response(writeSitemap(urls), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
