import { expect, test } from "vitest";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { templates, type CvLook, type TemplateName } from "../../src/cv/document/cv-look.ts";
import { createDrawingReader } from "../../src/cv/render/svg-frame-reader.ts";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { beginTranslation, showTranslation } from "../../src/cv/edit/second-language.ts";
import { pageOf } from "../support/engines.ts";
import { eachNth, oneOfEachRow } from "../support/full-run.ts";
import { matrixPerson } from "./matrix-people.ts";
import { placedPages } from "./placed-text.ts";
import { checkCv } from "./template-matrix.ts";

const typst = openTypst();
const names = Object.keys(templates) as TemplateName[];
const engineer = matrixPerson("software-engineer");

const inLook = (cv: CvDocument, look: Partial<CvLook>): CvDocument => ({
  ...cv,
  look: { ...cv.look, ...look },
});

const choices: readonly (readonly [string, (cv: CvDocument) => CvDocument])[] = [
  [
    "with icons, dates on the left and no running head",
    (cv) => inLook(cv, { contacts: "icons", dates: "left", runningHead: false }),
  ],
  [
    "with labels, dates on the right and posts apart",
    (cv) => inLook(cv, { contacts: "labels", dates: "right", posts: "apart" }),
  ],
  [
    "with page breaks and other columns",
    (cv) => ({
      ...cv,
      layout: {
        breaks: ["experience/row-3", "projects"],
        columns: { languages: "main", awards: "side" },
        contacts: ["personal/phone"],
      },
    }),
  ],
  ["in a second language", (cv) => showTranslation(beginTranslation(cv, "de"), true)],
];

const combinations = names.map((template) => choices.map(([name, change]) => ({ template, name, change })));
test.each(oneOfEachRow(combinations))(
  "$template, $name: no fault, and every field is read in order",
  async ({ template, change }) => {
    const { faults } = await checkCv(typst, change(inLook(engineer, { template })));
    expect(faults).toEqual([]);
  },
);

// The templates share the code of the next two tests.
test.each(eachNth(3, names))("%s begins a new page where the person asks for one", (template) => {
  const [entry, section] = ["experience/row-3", "projects"] as const;
  const cv = inLook(engineer, { template });
  const drawing = typst.drawPdf(pageOf({ ...cv, layout: { ...cv.layout, breaks: [entry, section] } }));
  if (!drawing.ok) throw new Error(drawing.reason);
  const textOf = (page: ReturnType<typeof placedPages>[number]) =>
    page.lines.map(({ text }) => text).join(" ");
  const pages = placedPages(drawing.pdf).map(textOf);
  const pageWith = (text: string) =>
    pages.findIndex((page) => page.toLowerCase().includes(text.toLowerCase()));
  expect(pageWith("On call for the metadata tier")).toBeLessThan(pageWith("Cut the cost of cold objects"));
  expect(pageWith("Profiler for the I/O scheduler")).toBeLessThan(pageWith("4,300 stars"));
});

/** The number of grey underlines on the pages of a CV. */
function underlines(cv: CvDocument): number {
  const drawing = typst.drawPages(pageOf(cv));
  if (!drawing.ok) throw new Error(drawing.reason);
  const marks =
    createDrawingReader()
      .read(drawing.svg)
      ?.pages.flatMap((page) => page.marks) ?? [];
  return marks.filter(({ shape }) => shape.kind === "path" && shape.stroke === "#aaa").length;
}

test.each(eachNth(3, names))("%s underlines the links in long texts, and no addresses", (template) => {
  const cv = inLook(matrixPerson("graduate"), { template });
  const [job] = cv.sections.experience;
  if (!job) throw new Error("there is no job");
  expect(underlines(cv)).toBeGreaterThan(0);
  const description = job.description.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  const experience = [{ ...job, description }];
  expect(underlines({ ...cv, sections: { ...cv.sections, experience } })).toBe(0);
});
