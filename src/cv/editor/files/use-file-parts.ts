import { useEffect } from "react";
import { useCvSession } from "../session/session-context.ts";
import { maySpendData } from "../../../ui/may-spend-data.ts";
import { fileParts, loadFileParts } from "./file-parts.ts";

/** Longest delay in milliseconds on a page that is never idle. */
const waitsAtMost = 8_000;

/**
 * Fetches the modules that make files once the CV has content and the page is idle, so that the page can be opened and
 * every file be made offline later. If the user asked the browser to save data, they are fetched only when a file is requested.
 */
export function useFileParts(): void {
  const session = useCvSession();
  useEffect(() => {
    if (!maySpendData()) return undefined;
    let isUnderWay = false;
    let idle = 0;
    let unsubscribe: (() => void) | null = null;
    const { document } = session.read();
    function load(): void {
      isUnderWay = true;
      idle = whenIdle(() => void fetchParts());
    }
    async function fetchParts(): Promise<void> {
      // First, so that the worker keeps the modules too.
      await fileParts.cacheBuilder().then(({ cacheBuilder }) => cacheBuilder(), reportError);
      const isThere = await loadFileParts();
      isUnderWay = false;
      // Offline: the next edit tries again.
      if (isThere) unsubscribe?.();
    }
    if (session.read().savedAt !== null) load();
    unsubscribe = session.subscribe(() => {
      if (!isUnderWay && session.read().document !== document) load();
    });
    return () => {
      unsubscribe();
      cancelIdle(idle);
    };
  }, [session]);
}

/** Calls `run` when the page is idle. Not every browser has requestIdleCallback. */
function whenIdle(run: () => void): number {
  if (typeof requestIdleCallback === "function") return requestIdleCallback(run, { timeout: waitsAtMost });
  return window.setTimeout(run, 2_000);
}

function cancelIdle(idle: number): void {
  if (typeof cancelIdleCallback === "function") cancelIdleCallback(idle);
  else clearTimeout(idle);
}
