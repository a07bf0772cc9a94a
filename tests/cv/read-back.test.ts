import { expect, test } from "vitest";
import { postsChoices, templates, type TemplateName } from "../../src/cv/document/cv-look.ts";
import { toDocx } from "../../src/cv/export/to-docx.ts";
import { toJsonResume } from "../../src/cv/json-resume/to-json-resume.ts";
import { readCv } from "../../src/cv/read/read-cv.ts";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { pageOf } from "../support/engines.ts";
import { oneOfEachRow } from "../support/full-run.ts";
import { sampleCv } from "../support/sample-cvs.ts";
import { matrixPerson } from "./matrix-people.ts";

const typst = openTypst();

const people = { amara: sampleCv("amara"), nurse: matrixPerson("nurse"), graduate: matrixPerson("graduate") };
// Each has two posts at one employer.
for (const { sections } of Object.values(people)) {
  const [first, second] = sections.experience;
  if (first && second) second.company = first.company;
}

/** Who worked where as what, and when. */
const worked = (document: Record<string, unknown>) =>
  (document["work"] as Record<string, unknown>[]).map(({ name, position, startDate, endDate }) => ({
    name,
    position,
    startDate,
    endDate,
  }));

const looks = postsChoices.flatMap((posts) =>
  (Object.keys(templates) as TemplateName[]).map((template) =>
    (["amara", "nurse", "graduate"] as const).map((person) => ({ person, template, posts })),
  ),
);

test.each(oneOfEachRow(looks))(
  "who worked where and when is read back: $person in $template with posts $posts",
  async ({ person, template, posts }) => {
    const cv = people[person];
    const page = pageOf({ ...cv, look: { ...cv.look, template, posts } });
    // Without the attached JSON Resume, as other programs see it.
    const drawing = typst.drawPdf(page);
    if (!drawing.ok) throw new Error(drawing.reason);
    const truth = worked(toJsonResume(cv));
    for (const file of [drawing.pdf, await toDocx(page)]) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const reading = await readCv(file);
      if (!reading.ok) throw new Error(reading.reason);
      expect(worked(reading.document)).toEqual(truth);
    }
  },
);
