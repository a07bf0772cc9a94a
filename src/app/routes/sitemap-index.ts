import { writeSitemapIndex } from "../../jobs/feed/write-sitemap.ts";
import { countSitemapPages } from "../../jobs/list-sitemap.server.ts";
import { servicesContext } from "../request/services.ts";
import type { Route } from "./+types/sitemap-index";

/** Lists the sitemap files: one of pages, one of landing pages, and as many of jobs as needed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const pages = await countSitemapPages(db);
  const names = ["pages", "landing", ...Array.from({ length: pages }, (_, index) => `jobs-${index + 1}`)];
  const files = names.map((name) => ({
    url: `${config.publicUrl}/sitemaps/${name}.xml`,
    lastModified: null,
  }));
  return new Response(writeSitemapIndex(files), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
