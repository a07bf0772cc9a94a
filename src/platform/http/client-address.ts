/**
 * The network address of the client that sent a request. Each proxy appends the address it was asked from to
 * X-Forwarded-For. With one trusted proxy the last entry is true, with two the one before. Everything further left is
 * only claimed by the client.
 *
 * @param trustedProxies number of the operator's proxies in front of this server; 0 ignores the header
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
