import type { CvDocument } from "../../document/cv-document.ts";
import type { CvPlace } from "../../render/drawn-pages.ts";
import type { MissingCharacters } from "../../render/without-missing.ts";
import type { EngineState } from "./draw-in-browser.ts";
import type { Strip } from "./page-painter.ts";
import type { DrawnBy, PreviewFailure } from "./preview-client.ts";

/** A message from the page to the preview worker. */
export type PreviewRequest =
  | { kind: "ask"; id: number; document: CvDocument }
  | { kind: "pdf"; id: number; document: CvDocument }
  /** The width of the pages in device pixels, 0 while hidden, and the page in view. */
  | { kind: "look"; width: number; page: number }
  /** Load the engine, to draw in this browser from then on. */
  | { kind: "load" }
  /** The painted canvases were lost. */
  | { kind: "repaint" };

/** A message from the preview worker to the page. `id` is that of the request. */
export type PreviewReply =
  /** Sizes and places are in points. */
  | {
      kind: "drawn";
      id: number;
      where: DrawnBy;
      pages: { width: number; height: number }[];
      places: CvPlace[];
    }
  /** A strip to put over a page. Pages count from 0. */
  | { kind: "painted"; id: number; page: number; strip: Strip }
  /** The pages as SVG for printing. Sent after each drawing, once no other drawing is pending. */
  | { kind: "printable"; id: number; pages: string[] }
  /** The characters of a drawn document that no font has. */
  | { kind: "missing"; id: number; missing: MissingCharacters[] }
  /** `pdf` is null if this browser has no engine yet. */
  | { kind: "pdf"; id: number; pdf: Uint8Array<ArrayBuffer> | null }
  /** Nothing was drawn: this browser has no engine yet, and the pages are hidden. */
  | { kind: "held"; id: number }
  /** A CV was sent to the server. */
  | { kind: "sent" }
  | { kind: "engine"; state: EngineState }
  | { kind: "failed"; failure: PreviewFailure };
