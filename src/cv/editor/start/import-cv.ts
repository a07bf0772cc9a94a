import type { ComponentType } from "react";
import { setPendingFile } from "../../import-page/pending-file.ts";
import { importedCv } from "../../import/imported-cv.ts";
import { needsPages, readCvFile, refusalTexts } from "../../import/read-cv-file.ts";
import { browserEnv } from "../../../platform/browser/browser-env.ts";
import type { CvWorkspace } from "../session/cv-workspace.ts";
import { ImportNotice } from "./import-report.tsx";
import { showImportReport } from "./import-reports.ts";

/** `added`: the report of all imports is to be shown. `pages`: the file was handed to the import page, where it is read and reviewed. */
type ImportOutcome =
  | { is: "added"; Report: ComponentType }
  | { is: "refused"; problem: string }
  | { is: "pages" };

/**
 * Imports a file as a new CV; existing CVs are not overwritten. Formats of CVs are added at once with a report. Other
 * files need a review. The file never leaves the browser.
 */
export async function importCv(
  file: File,
  workspace: Pick<CvWorkspace, "add" | "read">,
): Promise<ImportOutcome> {
  const reading = readCvFile(new Uint8Array(await file.arrayBuffer()), browserEnv.newId);
  if (reading.ok) {
    const cv = importedCv(file.name, reading);
    await workspace.add(cv.document, file.name.replace(/\.\w+$/, ""));
    showImportReport(workspace.read().session.id, cv);
    return { is: "added", Report: ImportNotice };
  }
  if (!needsPages(reading.reason)) return { is: "refused", problem: refusalTexts[reading.reason] };
  setPendingFile(file);
  return { is: "pages" };
}
