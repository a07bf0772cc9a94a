/** Reads a file in a browser's worker, and then draws its pages if it is a PDF. */
import { readCv, type CvFileResult } from "../read-cv.ts";
import { drawPdf } from "../pdf/draw-pdf.ts";

export type FileReadingRequest = { bytes: Uint8Array; name: string };
export type FileReadingReply =
  | { kind: "read"; result: CvFileResult }
  | { kind: "page"; picture: ImageBitmap }
  | { kind: "end" };

/** Pixels; twice the width at which a page is usually shown. */
const pictureWidth = 1_100;
const maxPictures = 12;

self.addEventListener("message", ({ data }: MessageEvent<FileReadingRequest>) => void answer(data));

async function answer({ bytes, name }: FileReadingRequest): Promise<void> {
  const result = await readCv(bytes, name).catch((): CvFileResult => ({ ok: false, reason: "crashed" }));
  tell({ kind: "read", result });
  if (result.ok && result.pages[0]?.size) {
    const size = { width: pictureWidth, most: maxPictures };
    // Without a picture the lines of the page are shown.
    await drawPdf(bytes, size, (picture) => tell({ kind: "page", picture }, [picture])).catch(() => null);
  }
  tell({ kind: "end" });
}

function tell(message: FileReadingReply, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
