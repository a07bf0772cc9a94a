import { readFile } from "node:fs/promises";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import type { CvPage } from "../../src/cv/view-model/cv-page.ts";
import { toPage } from "../../src/cv/view-model/to-page.ts";
import { loadEngineCode, openBrowserEngine } from "../../src/cv/render/browser/browser-engine.ts";
import type { DrawnPages } from "../../src/cv/render/svg-frame.ts";
import { createDrawingReader, type DrawingReader } from "../../src/cv/render/svg-frame-reader.ts";

/** A `fetch` that reads files, in place of the browser's network. */
const fetchFile: typeof fetch = async (address) => {
  if (typeof address !== "string") throw new TypeError("an address is asked for by its text");
  const path = address.replace(/^\/(@fs\/)?/, (_, fs?: string) => (fs ? "/" : `${process.cwd()}/`));
  const type = path.endsWith(".wasm") ? "application/wasm" : "font/ttf";
  return new Response(new Uint8Array(await readFile(path)), { headers: { "content-type": type } });
};

/** Opens the engine as it runs in a browser. */
export async function openEngineHere() {
  return openBrowserEngine(await loadEngineCode(fetchFile), fetchFile);
}

export function pageOf(cv: CvDocument): CvPage {
  const reading = toPage(cv);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.page;
}

type Drawing = { ok: true; svg: string } | { ok: false; reason: string };

/** Reads the drawing of an engine. Without a reader the drawing must be complete. */
export function readDrawing(drawing: Drawing, reader: DrawingReader = createDrawingReader()): DrawnPages {
  if (!drawing.ok) throw new Error(drawing.reason);
  const pages = reader.read(drawing.svg);
  if (!pages) throw new Error("the drawing leans on one that was never seen");
  return pages;
}
