import type { Config } from "../../platform/config/config.ts";

/** Answers 404 outside development, because the outbox shows other people's mail. */
export function onlyInDevelopment({ mode }: Config): void {
  if (mode !== "development") throw new Response(null, { status: 404, statusText: "Not Found" });
}
