/**
 * The network address of whoever sent a request. Each proxy adds the address it was asked from to the end of
 * X-Forwarded-For, so with one trusted proxy the last entry is true, with two the one before; everything
 * further left is whatever the client claimed.
 *
 * @param trustedProxies how many proxies of the operator stand in front of this server; 0 ignores the header
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const entries = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const told = trustedProxies > 0 ? entries.at(-trustedProxies) : undefined;
  return (told || peer || "unknown").replace(/^::ffff:/, "");
}
