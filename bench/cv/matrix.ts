import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as mupdf from "mupdf";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { checkCell, matrixCells } from "../../tests/cv/template-matrix.ts";
import { hasPoppler } from "../../tests/support/extract-pdf-text.ts";
import { printTable } from "../measure.ts";

/**
 * Prints the layout faults of every template with six people on A4 and Letter, and the fields that a program does not
 * read or reads in another place. Every cell gets every check; the command fails if one finds a fault.
 *
 * @param pictures folder for a picture of every page; undefined for none
 */
export async function benchCvMatrix(pictures?: string): Promise<void> {
  if (!hasPoppler()) throw new Error("Install poppler-utils: one of the three programs that read the files.");
  const typst = openTypst();
  const rows: string[][] = [];
  let fields = 0;
  let faulty = 0;
  for (const cell of matrixCells) {
    const result = await checkCell(typst, cell);
    fields += result.fields;
    if (result.faults.length > 0) faulty += 1;
    const name = `${cell.template}, ${cell.person}, ${cell.pageSize}`;
    rows.push([name, String(result.pages), String(result.fields), String(result.faults.length)]);
    for (const fault of result.faults) process.stdout.write(`${name}: ${fault}\n`);
    if (pictures)
      drawPictures(result.pdf, join(pictures, `${cell.template}-${cell.person}-${cell.pageSize}`));
  }
  printTable(["Template, person, paper", "pages", "fields", "faults"], rows);
  if (faulty > 0) process.exitCode = 1;
  process.stdout.write(`${matrixCells.length} files, ${fields} fields, ${faulty} files with faults.\n\n`);
}

function drawPictures(pdf: Uint8Array, path: string): void {
  mkdirSync(join(path, ".."), { recursive: true });
  const document = mupdf.Document.openDocument(pdf, "application/pdf");
  for (let number = 0; number < document.countPages(); number += 1) {
    const pixels = document
      .loadPage(number)
      .toPixmap(mupdf.Matrix.scale(1.25, 1.25), mupdf.ColorSpace.DeviceRGB);
    writeFileSync(`${path}-${number + 1}.png`, pixels.asPNG());
  }
  document.destroy();
}
