import { scanProblemText } from "../../ats/scanner/scan-problem-text.ts";
import { readStoredDocument } from "../../documents/account/documents.server.ts";
import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { letterProblems, type StartFormValues } from "../page/start-form-values.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { scanSentCv } from "../../ats/routes/scan-sent-cv.server.ts";

type Services = Pick<RequestServices, "db" | "viewer" | "cvScanner" | "clientAddress">;
type LetterCv = { id: string | null; title: string; document: CvDocument };
type LetterCvResult = { ok: true; cv: LetterCv } | { ok: false; status: number; problem: string };

/** Reads the CV that a letter begins with: a file, a pasted text, or else one of the person's account. */
export async function receiveLetterCv(
  { typed, file }: Pick<StartFormValues, "typed" | "file">,
  services: Services,
  signal: AbortSignal,
): Promise<LetterCvResult> {
  if (!file && typed.text === "") {
    const viewer = await services.viewer();
    const stored =
      viewer && typed.cv !== ""
        ? await readStoredDocument(services.db, cvAccountKind, viewer.id, typed.cv)
        : null;
    return stored ? { ok: true, cv: stored } : { ok: false, status: 422, problem: letterProblems["no-cv"] };
  }
  const scan = await scanSentCv({ file, text: typed.text }, services, signal);
  if (!scan.ok) return { ok: false, status: scan.status, problem: scanProblemText(scan.reason) };
  const title = scan.name.replace(/\.\w+$/, "") || "Pasted CV";
  return { ok: true, cv: { id: null, title, document: scan.document } };
}
