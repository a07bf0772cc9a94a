import type { RefreshResult } from "./session-keeper.ts";

/** Asks the server to extend the session of this browser. */
export async function askForMoreTime(): Promise<RefreshResult> {
  try {
    const answer = await fetch("/api/session/refresh", { method: "POST" });
    if (answer.status === 401) return { kind: "gone" };
    if (!answer.ok) return { kind: "unreachable" };
    const { expiresAt, now } = (await answer.json()) as { expiresAt: string; now: string };
    const left = Date.parse(expiresAt) - Date.parse(now);
    return { kind: "refreshed", expiresAt: Date.now() + left };
  } catch {
    return { kind: "unreachable" };
  }
}
