import { expect, test } from "vitest";
import { lookBounds, pageSizes } from "../../src/cv/document/cv-look.ts";
import { toPage } from "../../src/cv/view-model/to-page.ts";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { extractPdfText, hasPoppler } from "../support/extract-pdf-text.ts";
import { notFoundOnPage } from "../support/find-in-order.ts";
import { sampleCv, type SamplePerson } from "../support/sample-cvs.ts";
import { eachNth } from "../support/full-run.ts";

const typst = openTypst();

// Poppler orders text by place, so the result depends on which lines of both columns happen to be level. Each case
// moves these lines.
const people: SamplePerson[] = ["amara", "noa", "chen"];
const looks = lookBounds.spacing.flatMap((spacing) => pageSizes.map((pageSize) => ({ spacing, pageSize })));

test.runIf(hasPoppler()).each(
  eachNth(
    5,
    people.flatMap((person) => looks.map((look, index) => ({ person, ...look, index }))),
  ),
)(
  "two columns are read one after the other: $person, $spacing, $pageSize",
  async ({ person, spacing, pageSize, index }) => {
    const cv = sampleCv(person);
    // Within a line of right-to-left text, Poppler puts the space after a full stop before it, in any template.
    if (person !== "noa") cv.personal.summary = `${cv.personal.summary} `.repeat(1 + (index % 3));
    cv.sections.skills = Array.from({ length: 1 + index }, (_, at) => ({
      ...cv.sections.skills[0],
      id: `skill-${at}`,
    })) as typeof cv.sections.skills;
    if (index % 2 === 1) cv.sections.education = [];
    const result = toPage({ ...cv, look: { ...cv.look, template: "sidebar", spacing, pageSize } });
    if (!result.ok) throw new Error(result.reason);
    const drawing = typst.drawPdf(result.page);
    if (!drawing.ok) throw new Error(drawing.reason);
    const text = await extractPdfText(drawing.pdf, "poppler");
    expect(notFoundOnPage(result.page, text)).toEqual({ missing: [], misplaced: [] });
  },
);

test("sections that do not fit into the side column come last", async () => {
  const cv = sampleCv("amara");
  cv.sections.certificates = Array.from({ length: 40 }, (_, at) => ({
    ...cv.sections.certificates[0],
    id: `certificate-${at}`,
    name: `Certificate ${at}`,
  })) as typeof cv.sections.certificates;
  const result = toPage({ ...cv, look: { ...cv.look, template: "sidebar" } });
  if (!result.ok) throw new Error(result.reason);
  const drawing = typst.drawPdf(result.page);
  if (!drawing.ok) throw new Error(drawing.reason);
  const text = await extractPdfText(drawing.pdf, "mupdf");
  const places = ["SKILLS", "Experience", "References", "Certificate 0", "Certificate 39"].map((word) =>
    text.indexOf(word),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
