/** Longest address kept. */
const limit = 2000;

/**
 * An http or https address as it may be linked to; null for anything else ("javascript:", relative, without a host).
 * An address without a scheme ("jobs.example.com/7") gets https.
 */
export function cleanWebAddress(published: string | null): string | null {
  const written = published?.trim() ?? "";
  if (written === "" || written.length > limit || /\s/.test(written)) return null;
  const address = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(written) ? `https://${written}` : written;
  if (!/^https?:\/\//i.test(address)) return null;
  const url = URL.parse(address);
  if (!url || url.username !== "" || url.password !== "" || !url.hostname.includes(".")) return null;
  return url.href.length <= limit ? url.href : null;
}

/** Parameters that never say which page is shown. */
const tracking = /^(?:utm_.*|gclid|fbclid|msclkid|trk.*|trackingid|refid|mc_.*)$/i;

/** Returns the address without parameters for tracking. LinkedIn names a job in the path alone. */
export function withoutTracking(address: string): string {
  const url = URL.parse(address);
  if (url === null) return address;
  const isWhole = /(?:^|\.)linkedin\.com$/.test(url.hostname) && url.pathname.startsWith("/jobs/view/");
  const names = [...url.searchParams.keys()].filter((name) => isWhole || tracking.test(name));
  if (names.length === 0) return address;
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}
