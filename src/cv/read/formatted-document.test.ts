import { expect, test } from "vitest";
import { fromJsonResume } from "../json-resume/from-json-resume.ts";
import { formattedDocument } from "./formatted-document.ts";
import { readCv } from "./read-cv.ts";

test("bold and italic words of a file come along, and its signs stay text", async () => {
  const html = `<h1>Ada Osei</h1><h2>Experience</h2><p><b>Analyst</b>, Meadow Clinics, 2019 – 2021</p>
    <ul><li>Cut waits by <b>41%</b> in <i>one</i> year</li><li>Wrote *five* rules</li></ul>`;
  const reading = await readCv(new TextEncoder().encode(html), "cv.html");
  if (!reading.ok) throw new Error(reading.reason);
  const work = [{ highlights: ["Cut waits by 41% in one year", "Wrote *five* rules"] }];
  expect(reading.document).toMatchObject({ work });
  const cv = fromJsonResume(formattedDocument(reading), () => "row");
  if (!cv.ok) throw new Error(cv.reason);
  expect(cv.document.sections.experience[0]?.description).toBe(
    "- Cut waits by **41%** in _one_ year\n- Wrote \\*five\\* rules",
  );
});
