import { useEffect } from "react";
import { loadRichEditor } from "./rich-text/load-rich-editor.ts";
import { useCvSession } from "./session/session-context.ts";
import { maySpendData } from "../../ui/may-spend-data.ts";

/**
 * The modules that the builder loads when they are needed: those that make and read files, and the dialogs. A test
 * compares the list with the imports of the editor.
 */
const laterParts: readonly (() => Promise<unknown>)[] = [
  () => import("./files/make-cv-file.ts"),
  () => import("./files/crop-photo.ts"),
  () => import("../view-model/to-page.ts"),
  () => import("../json-resume/to-json-resume.ts"),
  () => import("../../text/blocks/read-rich-text.ts"),
  () => import("../export/to-text.ts"),
  () => import("../export/to-markdown.ts"),
  () => import("../export/to-docx.ts"),
  () => import("../render/browser/browser-renderer.ts"),
  () => import("../render/browser/start-engine-worker.ts"),
  () => import("./form/contact-order-list.tsx"),
  () => import("./form/month-picker.tsx"),
  () => import("./form/section-order.tsx"),
  () => import("./form/skills/skills-tab.tsx"),
  () => import("./second-language/language-switch.tsx"),
  () => import("./second-language/side-by-side.tsx"),
  () => import("./offline/cache-builder.ts"),
  () => import("./start/start-dialog.tsx"),
  () => import("./start/start-screen.tsx"),
  () => import("../import-page/cv-import-page.tsx"),
  () => import("../import-page/import-file.ts"),
  () => import("../import-page/saved-cvs.ts"),
  () => import("../read/browser/read-file-in-browser.ts"),
  () => import("../samples/empty-sample.constants.ts"),
  () => import("./gallery/gallery-dialog.tsx"),
  () => import("./gallery/fit-now.ts"),
  () => import("./preview/fit-buttons.tsx"),
  () => import("./toolbar/delete-dialog.tsx"),
  () => import("./toolbar/rename-dialog.tsx"),
  () => import("./versions/versions-dialog.tsx"),
  loadRichEditor,
];

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
export function useLaterParts(): void {
  const session = useCvSession();
  useEffect(() => {
    if (!maySpendData()) return undefined;
    performance.setResourceTimingBufferSize(maxRemembered);
    let isUnderWay = true;
    let idle = 0;
    const timer = setTimeout(() => (idle = whenIdle(() => void fetchParts())), delay);
    async function fetchParts(): Promise<void> {
      isUnderWay = true;
      const offline = await import("./offline/cache-builder.ts").catch(reportError);
      // First, so that the service worker keeps the modules too.
      await offline?.cacheBuilder();
      const isThere = await loadLaterParts();
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

/**
 * Loads all of these modules, about 110 kilobytes.
 *
 * @returns whether all of them are loaded
 */
async function loadLaterParts(): Promise<boolean> {
  const loading = await Promise.allSettled(laterParts.map((load) => load()));
  return loading.every(({ status }) => status === "fulfilled");
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
