import { loadRichEditor } from "../rich-text/load-rich-editor.ts";

/** The modules that make and read files, and the dialogs. Each is fetched once, on demand, so the first page load does without them. */
export const fileParts = {
  makeCvFile: () => import("./make-cv-file.ts"),
  toPage: () => import("../../view-model/to-page.ts"),
  toJsonResume: () => import("../../json-resume/to-json-resume.ts"),
  plainText: () => import("../../../text/blocks/read-rich-text.ts"),
  toText: () => import("../../export/to-text.ts"),
  toMarkdown: () => import("../../export/to-markdown.ts"),
  toDocx: () => import("../../export/to-docx.ts"),
  cropPhoto: () => import("./crop-photo.ts"),
  browserRenderer: () => import("../../render/browser/browser-renderer.ts"),
  startEngineWorker: () => import("../../render/browser/start-engine-worker.ts"),
  contactOrder: () => import("../form/contact-order-list.tsx"),
  monthPicker: () => import("../form/month-picker.tsx"),
  languageSwitch: () => import("../second-language/language-switch.tsx"),
  secondLanguage: () => import("../second-language/side-by-side.tsx"),
  cacheBuilder: () => import("../offline/cache-builder.ts"),
  skillsTab: () => import("../form/skills/skills-tab.tsx"),
  sectionOrder: () => import("../form/section-order.tsx"),
  importCv: () => import("./import-cv.ts"),
  startDialog: () => import("../start/start-dialog.tsx"),
  galleryDialog: () => import("../gallery/gallery-dialog.tsx"),
  fitButtons: () => import("../preview/fit-buttons.tsx"),
  fitNow: () => import("../gallery/fit-now.ts"),
  deleteDialog: () => import("../toolbar/delete-dialog.tsx"),
  renameDialog: () => import("../toolbar/rename-dialog.tsx"),
  richEditor: () => loadRichEditor(),
  versionsDialog: () => import("../versions/versions-dialog.tsx"),
};

/**
 * Fetches all of these modules, about 110 kilobytes, so that they are available offline.
 *
 * @returns whether all of them are loaded
 */
export async function loadFileParts(): Promise<boolean> {
  const loading = await Promise.allSettled(Object.values(fileParts).map((load) => load()));
  return loading.every(({ status }) => status === "fulfilled");
}
