/** Milliseconds between two checks. */
export const checkEvery = 30_000;

/** Milliseconds before its end from which a session is refreshed. */
const refreshFrom = 90_000;

/** The result of asking for more time. */
export type RefreshResult =
  | { kind: "refreshed"; expiresAt: number }
  | { kind: "gone" }
  | { kind: "unreachable" };

export type SessionKeeper = {
  /**
   * Sets the end of the session when it began or was refreshed elsewhere, or null when it ended. In milliseconds of the
   * keeper's clock.
   */
  know: (expiresAt: number | null) => void;
  /** Called every `checkEvery`, and when the page becomes visible. */
  check: () => Promise<void>;
};

/**
 * Keeps the session of an open page alive. In its last ninety seconds, each check asks for more time until the server
 * grants it. An unreachable server is asked again. The end of the session is reported once.
 */
export function createSessionKeeper(from: {
  now: () => number;
  refresh: () => Promise<RefreshResult>;
  onRefreshed: (expiresAt: number) => void;
  onGone: () => void;
}): SessionKeeper {
  let expiresAt: number | null = null;
  let asking = false;
  return {
    know(end) {
      expiresAt = end;
    },
    async check() {
      if (expiresAt === null || asking || from.now() < expiresAt - refreshFrom) return;
      asking = true;
      const asked = await from.refresh().finally(() => {
        asking = false;
      });
      // Unreachable, or signed out meanwhile in this tab or another.
      if (asked.kind === "unreachable" || expiresAt === null) return;
      expiresAt = asked.kind === "refreshed" ? asked.expiresAt : null;
      if (asked.kind === "refreshed") from.onRefreshed(asked.expiresAt);
      else from.onGone();
    },
  };
}
