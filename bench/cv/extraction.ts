import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { readCells, scripts, templateNames, type Cell } from "../../tests/cv/extraction-matrix.ts";
import { extractors, hasPoppler } from "../../tests/support/extract-pdf-text.ts";
import { samplePeople } from "../../tests/support/sample-cvs.ts";
import { printTable } from "../measure.ts";

/** Prints how much of the text each program reads from the PDF of every template and script. */
export async function benchCvExtraction(): Promise<void> {
  const typst = openTypst();
  const installed = extractors.filter((one) => one !== "poppler" || hasPoppler());
  const rows: string[][] = [];
  for (const template of templateNames) {
    for (const person of samplePeople) {
      const cells = await readCells(typst, template, person, installed);
      rows.push([`${template}, ${scripts[person]}`, ...cells.map(tell)]);
    }
  }
  printTable(["Fields read back", ...installed], rows);
}

function tell({ fields, verbatim, missing, misplaced }: Cell): string {
  return `${verbatim}/${fields} ${missing.length + misplaced.length === 0 ? "in order" : "not in order"}`;
}
