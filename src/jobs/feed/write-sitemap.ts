import { xmlText } from "../../text/xml-text.ts";

/** An address of the site and when its page last changed; null if that is not known. */
export type SitemapUrl = { url: string; lastModified: Date | null };

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * Writes one sitemap file.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export function writeSitemap(urls: readonly SitemapUrl[]): string {
  return document("urlset", "url", urls);
}

export function writeSitemapIndex(files: readonly SitemapUrl[]): string {
  return document("sitemapindex", "sitemap", files);
}

function document(root: string, entry: string, urls: readonly SitemapUrl[]): string {
  const entries = urls.map(({ url, lastModified }) => {
    const modified = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : "";
    return `  <${entry}><loc>${xmlText(url)}</loc>${modified}</${entry}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join("")}</${root}>\n`;
}
