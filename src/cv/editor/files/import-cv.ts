import { showToast } from "../../../ui/toast/toast-store.ts";
import { fitDocument } from "../../document/fit-document.ts";
import { readCvFile, refusalWords } from "../../import/read-cv-file.ts";
import { browserEnv } from "../session/browser-env.ts";
import type { CvWorkspace } from "../session/cv-workspace.ts";

/**
 * Imports a file as a new CV; existing CVs are not overwritten. The file never leaves the browser.
 *
 * @returns why the file was refused, in a sentence, or null
 */
export async function importCv(file: File, workspace: Pick<CvWorkspace, "add">): Promise<string | null> {
  const reading = readCvFile(new Uint8Array(await file.arrayBuffer()), browserEnv.newId);
  if (!reading.ok) return refusalWords[reading.reason];
  const { document, isWhole } = fitDocument(reading.document);
  await workspace.add(document, file.name.replace(/\.\w+$/, ""));
  if (!isWhole) tellFileWasCut();
  return null;
}

function tellFileWasCut(): void {
  showToast({
    tone: "bad",
    title: "Parts of this file were cut",
    message: "They are longer than a CV here holds. Compare the CV with your file.",
  });
}
