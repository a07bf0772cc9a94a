import { expect, test } from "vitest";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { extractors, hasPoppler } from "../support/extract-pdf-text.ts";
import { eachNth } from "../support/full-run.ts";
import { samplePeople } from "../support/sample-cvs.ts";
import { readCells, scripts, templateNames } from "./extraction-matrix.ts";

const installed = extractors.filter((one) => one !== "poppler" || hasPoppler());
if (!installed.includes("poppler"))
  process.stdout.write("poppler-utils is not installed: CVs are read by MuPDF and PDF.js only.\n");

const typst = openTypst();

const cells = templateNames.flatMap((template) => samplePeople.map((person) => ({ template, person })));

// With a fifth of the cells, each template and each person occurs.
test.each(eachNth(5, cells))(
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
