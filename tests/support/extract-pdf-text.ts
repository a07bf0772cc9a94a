import { execFile, execFileSync } from "node:child_process";
import * as mupdf from "mupdf";
import { getDocumentProxy } from "unpdf";

/** Programs that extract text from PDFs, like those behind application forms. */
export const extractors = ["poppler", "mupdf", "pdfjs"] as const;
export type Extractor = (typeof extractors)[number];

/** Whether poppler's pdftotext is installed; the others come with the tests. */
export function hasPoppler(): boolean {
  try {
    execFileSync("pdftotext", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Extracts all text of a PDF, in the program's own order and with its usual settings. */
export async function extractPdfText(pdf: Uint8Array, extractor: Extractor): Promise<string> {
  if (extractor === "poppler") return readWithPoppler(pdf);
  if (extractor === "mupdf") return readWithMupdf(pdf);
  const document = await getDocumentProxy(new Uint8Array(pdf));
  let text = "";
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines: Piece[][] = [];
    for (const item of items) {
      if (!("str" in item)) continue;
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
      const piece = { str: item.str, dir: item.dir, x, y, size, width: item.width, hasEOL: item.hasEOL };
      const last = lines.at(-1)?.at(-1);
      if (last && !last.hasEOL && Math.abs(last.y - y) < 2) lines.at(-1)?.push(piece);
      else lines.push([piece]);
    }
    text += `${lines.map(readLine).join("\n")}\n`;
  }
  return text;
}

type Piece = {
  str: string;
  dir: string;
  x: number;
  y: number;
  size: number;
  width: number;
  hasEOL: boolean;
};

/**
 * Joins the pieces of a line. PDF.js returns each with its place and direction and leaves the joining to the reader. A
 * right-to-left line must begin at the right, and a gap becomes a space. Consecutive left-to-right pieces stay as they
 * are.
 */
function readLine(pieces: Piece[]): string {
  if (!pieces.some(({ dir }) => dir === "rtl")) return pieces.map(({ str }) => str).join("");
  let text = "";
  let fromLeft = "";
  let right: Piece | undefined;
  for (const piece of pieces.toSorted((a, b) => b.x - a.x)) {
    const gap = right && right.x - (piece.x + piece.width) > piece.size * 0.1 ? " " : "";
    if (piece.dir === "rtl" || !/[\p{L}\p{N}]/u.test(piece.str)) {
      text += fromLeft + gap + piece.str;
      fromLeft = "";
    } else if (fromLeft === "") {
      text += gap;
      fromLeft = piece.str;
    } else fromLeft = piece.str + gap + fromLeft;
    right = piece;
  }
  return text + fromLeft;
}

function readWithPoppler(pdf: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      "pdftotext",
      ["-enc", "UTF-8", "-", "-"],
      { encoding: "utf8", maxBuffer: 64_000_000 },
      (error, text) => (error ? reject(error) : resolve(text)),
    );
    child.stdin?.end(pdf);
  });
}

function readWithMupdf(pdf: Uint8Array): string {
  const document = mupdf.Document.openDocument(pdf, "application/pdf");
  let text = "";
  for (let index = 0; index < document.countPages(); index += 1)
    text += `${document.loadPage(index).toStructuredText("").asText()}\n`;
  document.destroy();
  return text;
}
