import { templates, type TemplateName } from "../../src/cv/document/cv-look.ts";
import { toDocx } from "../../src/cv/export/to-docx.ts";
import { toMarkdown } from "../../src/cv/export/to-markdown.ts";
import { toText } from "../../src/cv/export/to-text.ts";
import { toJsonResume } from "../../src/cv/json-resume/to-json-resume.ts";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { toPage } from "../../src/cv/view-model/to-page.ts";
import { sampleCv, samplePeople } from "../../tests/support/sample-cvs.ts";
import type { Case } from "./make-cases.ts";

/** The sample people in every template, as PDFs without the attached JSON Resume, and in the other formats. */
export async function ownCases(): Promise<Case[]> {
  const typst = openTypst();
  const cases: Case[] = [];
  for (const person of samplePeople) {
    const cv = sampleCv(person);
    const truth = toJsonResume(cv);
    const add = (group: string, fileName: string, file: Uint8Array) =>
      cases.push({
        name: `${group} ${person}`,
        group,
        isColumns: group === "columns",
        isSealed: false,
        language: cv.language,
        file,
        fileName,
        truth,
      });
    for (const template of Object.keys(templates) as TemplateName[]) {
      const reading = toPage({ ...cv, look: { ...cv.look, template } });
      if (!reading.ok) throw new Error(reading.reason);
      const drawing = typst.drawPdf(reading.page);
      if (!drawing.ok) throw new Error(drawing.reason);
      add(template, `${template}-${person}.pdf`, drawing.pdf);
    }
    const reading = toPage(cv);
    if (!reading.ok) throw new Error(reading.reason);
    add("Word", `${person}.docx`, await toDocx(reading.page));
    add("Markdown", `${person}.md`, new TextEncoder().encode(toMarkdown(reading.page)));
    add("text", `${person}.txt`, new TextEncoder().encode(toText(reading.page)));
  }
  return cases;
}
