/** Parameters that say where a visitor came from, never what the page shows. */
const trackingParameter =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|hsa_\w+|fbclid|gclid|dclid|msclkid|yclid|twclid|ttclid|igshid|mc_[ce]id|_hsenc|_hsmi|ref|ref_src|source)$/i;

/**
 * The one address of a page, for search engines and for sharing.
 *
 * @param publicUrl origin without a trailing slash
 * @param keep parameters that change what the page shows; others are left out. Without it all but tracking stay.
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
