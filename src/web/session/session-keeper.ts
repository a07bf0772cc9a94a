/** Milliseconds between two looks at the clock. */
export const checkEvery = 30_000;

/** A session is refreshed from so many milliseconds before its end. */
const refreshFrom = 90_000;

/** What came of asking for more time. */
export type Refreshing =
  | { kind: "refreshed"; expiresAt: number }
  | { kind: "gone" }
  | { kind: "unreachable" };

export type SessionKeeper = {
  /** A session began, was refreshed elsewhere, or ended (null). Milliseconds of the keeper's clock. */
  know: (expiresAt: number | null) => void;
  /** Called every `checkEvery`, and when the page is seen again. */
  check: () => Promise<void>;
};

/**
 * Keeps the session of an open page alive: nothing before the last ninety seconds, then asks for more time at each
 * look until it gets it. What cannot be reached is asked again; what is gone is said once.
 */
export function createSessionKeeper(from: {
  now: () => number;
  refresh: () => Promise<Refreshing>;
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
      // Signed out meanwhile, in this tab or another.
      if (asked.kind === "unreachable" || expiresAt === null) return;
      expiresAt = asked.kind === "refreshed" ? asked.expiresAt : null;
      if (asked.kind === "refreshed") from.onRefreshed(asked.expiresAt);
      else from.onGone();
    },
  };
}
