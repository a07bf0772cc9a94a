export type RequestTarget = { ok: true; url: URL } | { ok: false };

/**
 * The URL of a request, from its request line and headers. Not ok when the path cannot be decoded or contains a null
 * character, which no page has and no database accepts.
 *
 * Uses the scheme and host of `publicUrl` when the Host header matches it. Otherwise it uses those of the client, so
 * that links also work on a second host name.
 */
export function requestTarget(
  target: string,
  headers: { host: string | undefined; origin: string | undefined },
  publicUrl: string,
): RequestTarget {
  const path = target.startsWith("/") ? target : pathOfAbsolute(target);
  if (path === undefined || /%00|\0/.test(path)) return { ok: false };
  const url = URL.parse(baseOf(headers, publicUrl) + path);
  if (!url || !isDecodable(url.pathname)) return { ok: false };
  return { ok: true, url };
}

/** A proxy may send an absolute URL in the request line. */
function pathOfAbsolute(target: string): string | undefined {
  const url = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
  return url ? url.pathname + url.search : undefined;
}

function baseOf(
  headers: { host: string | undefined; origin: string | undefined },
  publicUrl: string,
): string {
  const host = headers.host ?? "";
  if (!/^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host) || host === new URL(publicUrl).host) {
    return publicUrl;
  }
  // Behind a TLS proxy, only the Origin header of forms tells the scheme of the page.
  const origin = headers.origin ? URL.parse(headers.origin) : null;
  return origin?.host === host && /^https?:$/.test(origin.protocol) ? origin.origin : `http://${host}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
