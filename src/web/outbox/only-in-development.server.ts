import type { Config } from "../../platform/config/config.ts";

/** Other people's mail is nobody's to read: where a site is in use, this address does not exist. */
export function onlyInDevelopment({ mode }: Config): void {
  if (mode !== "development") throw new Response(null, { status: 404, statusText: "Not Found" });
}
