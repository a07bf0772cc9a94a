import { expect, test } from "vitest";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { extractors, hasPoppler } from "../support/extract-pdf-text.ts";
import { samplePeople } from "../support/sample-cvs.ts";
import { readCells, scripts, templateNames } from "./extraction-matrix.ts";

const installed = extractors.filter((one) => one !== "poppler" || hasPoppler());
if (!installed.includes("poppler"))
  process.stdout.write("poppler-utils is not installed: CVs are read by MuPDF and PDF.js only.\n");

const typst = openTypst();

test.each(templateNames.flatMap((template) => samplePeople.map((person) => ({ template, person }))))(
  "the text of a CV can be read from its PDF: $template, $person",
  async ({ template, person }) => {
    for (const cell of await readCells(typst, template, person, installed)) {
      const at = `${cell.template}, ${scripts[person]}, ${cell.extractor}`;
      expect({ at, missing: cell.missing, misplaced: cell.misplaced }).toEqual({
        at,
        missing: [],
        misplaced: [],
      });
    }
  },
);
