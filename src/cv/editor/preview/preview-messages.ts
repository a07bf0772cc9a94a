import type { CvDocument } from "../../document/cv-document.ts";
import type { CvPlace } from "../../render/drawn-pages.ts";
import type { Strip } from "./page-painter.ts";
import type { DrawnWhere, PreviewFailure } from "./preview-client.ts";

/** What the page tells the worker that draws the preview. */
export type PreviewQuestion =
  | { kind: "ask"; id: number; document: CvDocument }
  | { kind: "pdf"; id: number; document: CvDocument }
  /** How wide the pages are in pixels of the screen, 0 while they are hidden, and which of them is looked at. */
  | { kind: "look"; width: number; page: number }
  /** What was painted is lost. */
  | { kind: "repaint" };

/** What it hears back. `id` is the question's. */
export type PreviewAnswer =
  /** In points. */
  | {
      kind: "drawn";
      id: number;
      where: DrawnWhere;
      pages: { width: number; height: number }[];
      places: CvPlace[];
    }
  /** What has to be put over a page, counted from 0. */
  | { kind: "painted"; id: number; page: number; strip: Strip }
  /** The pages as SVG, for paper: after each drawing, once nothing else is on its way. */
  | { kind: "printable"; id: number; pages: string[] }
  /** Null where this browser has no engine yet. */
  | { kind: "pdf"; id: number; pdf: Uint8Array<ArrayBuffer> | null }
  | { kind: "failed"; failure: PreviewFailure };
