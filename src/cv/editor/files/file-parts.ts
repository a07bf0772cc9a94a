/** The parts of the page that make and read files. Each is fetched once; the first visit does without them. */
export const fileParts = {
  toPage: () => import("../../page/to-page.ts"),
  toJsonResume: () => import("../../json-resume/to-json-resume.ts"),
  toText: () => import("../../export/to-text.ts"),
  toMarkdown: () => import("../../export/to-markdown.ts"),
  toDocx: () => import("../../export/to-docx.ts"),
  browserRenderer: () => import("../../render/browser/browser-renderer.ts"),
  startEngineWorker: () => import("../../render/browser/start-engine-worker.ts"),
  readCvFile: () => import("../../import/read-cv-file.ts"),
  fitDocument: () => import("../../document/fit-document.ts"),
  versionsDialog: () => import("../versions/versions-dialog.tsx"),
};

/**
 * Fetches all of them, about 110 kilobytes, so that they are there when the network is not.
 *
 * @returns whether they are there now
 */
export async function loadFileParts(): Promise<boolean> {
  const loading = await Promise.allSettled(Object.values(fileParts).map((load) => load()));
  return loading.every(({ status }) => status === "fulfilled");
}
