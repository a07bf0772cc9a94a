import { useEffect } from "react";
import type { Readable } from "./cache-pages.ts";
import { maySpendData } from "../../ui/may-spend-data.ts";

/** Milliseconds after the page has loaded, so that its own files come first. */
const delay = 2_500;

/**
 * Caches pages for reading offline after this page is shown. Does nothing if the person asked the browser to save data.
 */
export function useReadableOffline(pages: readonly Readable[]): void {
  const asked = JSON.stringify(pages);
  useEffect(() => later(() => keep(JSON.parse(asked) as Readable[])), [asked]);
}

/** Does the same for all guides. Their list is loaded then. */
export function useGuidesOffline(): void {
  useEffect(() => later(keepGuides), []);
}

function later(run: () => Promise<void>): (() => void) | undefined {
  if (!maySpendData()) return undefined;
  const timer = setTimeout(() => void run(), delay);
  return () => clearTimeout(timer);
}

async function keepGuides(): Promise<void> {
  const loaded = await import("./readable-guides.ts").catch(() => null);
  if (loaded) await keep(loaded.readableGuides);
}

async function keep(pages: readonly Readable[]): Promise<void> {
  // Offline, the module may be missing too. The next page tries again.
  const loaded = await import("./cache-pages.ts").catch(() => null);
  for (const readable of pages) await loaded?.cachePages(readable);
}
