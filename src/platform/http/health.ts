import type { RequestHandler } from "./http-env.ts";

/**
 * `/healthz` tells whether the process answers. `/readyz` tells whether it can do its work: it lists the state of each
 * part, with status 503 when one is down.
 */
export function healthHandler(parts: Record<string, () => boolean | Promise<boolean>>): RequestHandler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const headers = { "cache-control": "no-store" };
    if (pathname === "/healthz") return Response.json({ ok: true }, { headers });
    if (pathname !== "/readyz") return undefined;
    const states = await Promise.all(
      Object.entries(parts).map(async ([name, isUp]) => [name, (await isUp()) ? "up" : "down"] as const),
    );
    const ok = states.every(([, state]) => state === "up");
    return Response.json({ ok, ...Object.fromEntries(states) }, { status: ok ? 200 : 503, headers });
  };
}
