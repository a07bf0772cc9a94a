import type { CvDocument } from "../../document/cv-document.ts";
import { cvFileName } from "../../export/cv-file-name.ts";
import { drawPdfByPreview } from "../drawing/preview-engine.ts";
import type { CvFileKind } from "./download.ts";

export type CvFile =
  | { ok: true; content: Blob; name: string }
  | { ok: false; reason: "offline" | "busy" | "too-large" };

/**
 * Makes a file of a CV. PDFs are made on the server, which also checks that they are PDF/UA, or in the browser if the
 * server does not deliver one. All other kinds are made in the browser.
 */
export async function makeCvFile(
  document: CvDocument,
  kind: CvFileKind,
  context: { fetch: typeof fetch },
): Promise<CvFile> {
  const name = cvFileName(document.personal.fullName, kind);
  const done = (content: BlobPart, type: string): CvFile => ({
    ok: true,
    content: new Blob([content], { type }),
    name,
  });
  if (kind === "pdf") {
    const asked = await requestPdf(document, name, context);
    if (asked.ok || asked.reason === "too-large") return asked;
    return (await drawPdfHere(document, name)) ?? asked;
  }
  if (kind === "json") {
    const { toJsonResume } = await import("../../json-resume/to-json-resume.ts");
    return done(JSON.stringify(toJsonResume(document), null, 2), "application/json");
  }
  const { toPage } = await import("../../view-model/to-page.ts");
  const reading = toPage(document);
  if (!reading.ok) return { ok: false, reason: "too-large" };
  if (kind === "txt") {
    const { toText } = await import("../../export/to-text.ts");
    return done(toText(reading.page), "text/plain;charset=utf-8");
  }
  if (kind === "md") {
    const { toMarkdown } = await import("../../export/to-markdown.ts");
    return done(toMarkdown(reading.page), "text/markdown;charset=utf-8");
  }
  const { toDocx } = await import("../../export/to-docx.ts");
  const { cropPhotoForWord } = await import("./crop-photo.ts");
  const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  return done((await toDocx(await cropPhotoForWord(reading.page))) as Uint8Array<ArrayBuffer>, type);
}

async function requestPdf(
  document: CvDocument,
  name: string,
  { fetch }: { fetch: typeof globalThis.fetch },
): Promise<CvFile> {
  try {
    const response = await fetch("/cv-builder/file", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(document),
    });
    if (response.ok) return { ok: true, content: await response.blob(), name };
    return { ok: false, reason: response.status === 413 || response.status === 422 ? "too-large" : "busy" };
  } catch {
    return { ok: false, reason: "offline" };
  }
}

/** Returns null if this browser has no engine or cannot load it now. */
async function drawPdfHere(document: CvDocument, name: string): Promise<CvFile | null> {
  const lent = await drawPdfByPreview(document);
  if (lent) return { ok: true, content: new Blob([lent], { type: "application/pdf" }), name };
  const { openBrowserRenderer } = await import("../../render/browser/browser-renderer.ts");
  const { startEngineWorker } = await import("../../render/browser/start-engine-worker.ts");
  const { toPage } = await import("../../view-model/to-page.ts");
  const { attachedResume } = await import("../../json-resume/to-json-resume.ts");
  const reading = toPage(document);
  if (!reading.ok) return { ok: false, reason: "too-large" };
  const renderer = openBrowserRenderer(startEngineWorker);
  try {
    const drawing = await renderer.drawPdf(reading.page, attachedResume(document));
    if (!drawing.ok) return null;
    return { ok: true, content: new Blob([drawing.pdf], { type: "application/pdf" }), name };
  } catch {
    return null;
  } finally {
    renderer.close();
  }
}
