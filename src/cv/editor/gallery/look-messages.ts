import type { CvDocument } from "../../document/cv-document.ts";
import type { Extent } from "../../render/fit-pages.ts";
import type { DrawnBy } from "../preview/preview-client.ts";

/** A request from the page to the gallery's worker. The worker draws one document at a time. */
export type LookRequest = {
  id: number;
  document: CvDocument;
  /** Which pages to paint. */
  pages: "none" | "first" | "all";
  /** The width of a painted page in device pixels. */
  width: number;
};

export type LookDrawing = { extent: Extent; pictures: ImageBitmap[]; where: DrawnBy };

/** `drawing` is null if the document cannot be drawn now. */
export type LookReply = { id: number; drawing: LookDrawing | null };
