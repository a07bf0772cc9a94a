import { useEffect } from "react";
import { useSession } from "../session/session-context.ts";
import { loadFileParts } from "./file-parts.ts";

/** Milliseconds that a page which is never idle puts it off. */
const waitsAtMost = 8_000;

/**
 * Fetches what makes files as soon as there is something to make a file of and the page is idle: so that every file can
 * be made without a network later. Where somebody asks to save data, it waits until a file is asked for.
 */
export function useFileParts(): void {
  const session = useSession();
  useEffect(() => {
    if (savesData()) return undefined;
    let isUnderWay = false;
    let idle = 0;
    let unsubscribe: (() => void) | null = null;
    const { document } = session.read();
    function load(): void {
      isUnderWay = true;
      idle = whenIdle(() => void fetchParts());
    }
    async function fetchParts(): Promise<void> {
      const isThere = await loadFileParts();
      isUnderWay = false;
      // Without a network now: the next edit tries again.
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

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Not every browser says when it is idle. */
function whenIdle(run: () => void): number {
  if (typeof requestIdleCallback === "function") return requestIdleCallback(run, { timeout: waitsAtMost });
  return window.setTimeout(run, 2_000);
}

function cancelIdle(idle: number): void {
  if (typeof cancelIdleCallback === "function") cancelIdleCallback(idle);
  else clearTimeout(idle);
}
