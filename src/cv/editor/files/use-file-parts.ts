import { useEffect } from "react";
import { useCvSession } from "../session/session-context.ts";
import { maySpendData } from "../../../ui/may-spend-data.ts";
import { fileParts, loadFileParts } from "./file-parts.ts";

/** Milliseconds until the parts are fetched, so that the page's own files and its first drawing come first. */
const delay = 2_500;
/** Longest further delay in milliseconds on a page that is never idle. */
const waitsAtMost = 8_000;
/** More files than a visit loads. A browser remembers 250 by default. */
const maxRemembered = 1_000;

/**
 * Fetches the modules that make files once the page is idle, so that the page can be opened and every file be made
 * offline later. If the user asked the browser to save data, they are fetched only when a file is requested.
 */
export function useFileParts(): void {
  const session = useCvSession();
  useEffect(() => {
    if (!maySpendData()) return undefined;
    performance.setResourceTimingBufferSize(maxRemembered);
    let isUnderWay = true;
    let idle = 0;
    const timer = setTimeout(() => (idle = whenIdle(() => void fetchParts())), delay);
    async function fetchParts(): Promise<void> {
      isUnderWay = true;
      const offline = await fileParts.cacheBuilder().catch(reportError);
      // First, so that the service worker keeps the modules too.
      await offline?.cacheBuilder();
      const isThere = await loadFileParts();
      await offline?.keepLoadedFiles();
      isUnderWay = false;
      // Offline: the next edit tries again.
      if (isThere) unsubscribe();
    }
    const unsubscribe = session.subscribe(() => {
      if (!isUnderWay) void fetchParts();
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
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
