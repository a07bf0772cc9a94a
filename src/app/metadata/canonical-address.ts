/** Tracking parameters: they say where a visitor came from and do not change the page. */
const trackingParameter =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|hsa_\w+|fbclid|gclid|dclid|msclkid|yclid|twclid|ttclid|igshid|mc_[ce]id|_hsenc|_hsmi|ref|ref_src|source)$/i;

/**
 * Returns the canonical address of a page, for search engines and for sharing.
 *
 * @param publicUrl origin without a trailing slash
 * @param keep parameters that change the page; others are removed. Without it only tracking parameters are removed.
 * @example canonicalAddress("https://x.org", "/roadmap", "?tab=changelog&utm_source=a")
 * // "https://x.org/roadmap?tab=changelog"
 */
export function canonicalAddress(
  publicUrl: string,
  pathname: string,
  search: string,
  keep?: readonly string[],
): string {
  const parameters = new URLSearchParams(search);
  for (const name of new Set(parameters.keys())) {
    if (keep ? !keep.includes(name) : trackingParameter.test(name)) parameters.delete(name);
  }
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return publicUrl + path + (parameters.size > 0 ? `?${parameters}` : "");
}
