/**
 * Identifies us to the sites we crawl: our name and where to find us.
 *
 * @example userAgent({ productName: "Foothold", version: "0.3.0", publicUrl: "https://jobs.example.org" })
 * // "Foothold/0.3.0 (+https://jobs.example.org)"
 */
export function userAgent(site: { productName: string; version: string; publicUrl: string }): string {
  return `${productToken(site.productName)}/${site.version} (+${site.publicUrl})`;
}

/** Headers and robots.txt only allow plain letters. */
function productToken(name: string): string {
  const plain = name.normalize("NFKD").replace(/[^\w .-]/g, "");
  return plain.trim().replace(/\s+/g, "-") || "JobSearch";
}
