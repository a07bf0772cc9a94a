import { expect, test } from "vitest";
import { fromJsonResume } from "../json-resume/from-json-resume.ts";
import { readLines } from "../read/read-lines.ts";
import { readPlainText } from "../read/formats/read-plain-text.ts";
import { fileFacts, filePageFacts } from "./file-facts.ts";
import { placeInFile } from "./place-in-file.ts";
import { scoreCv } from "./score-cv.ts";

const reading = readLines(
  readPlainText(`Amara Osei
amara.osei@example.com

Experience
Data analyst, Meadow Clinics
03/2021 – Present
- Built a report in SQL that 46 supervisors open each morning
- Responsible for various tasks
`),
);
const lineOf = (text: string) => reading.pages[0]?.lines.find((line) => line.text.includes(text))?.box;

test("a finding about a line is at that line of the file", () => {
  const read = fromJsonResume(reading.document, () => crypto.randomUUID());
  if (!read.ok) throw new Error(read.reason);
  const { findings } = scoreCv(read.document);
  const [duty] = findings.find(({ id }) => id === "verbs")?.places ?? [];
  expect(duty?.quote).toBe("Responsible for various tasks");
  expect(duty && placeInFile(duty, reading)?.box).toEqual(lineOf("Responsible for"));
});

test("a finding about a field is at the field, and one about a missing field nowhere", () => {
  expect(placeInFile({ pointer: "/personal/email", quote: null }, reading)?.box).toEqual(lineOf("@"));
  expect(placeInFile({ pointer: "/sections/education/0/institution", quote: null }, reading)).toBeNull();
  expect(placeInFile({ pointer: "", quote: "S K I L L S" }, reading)).toBeNull();
});

test("facts of a text file", () => {
  expect(fileFacts(reading, 300)).toMatchObject({ size: 300, hasColumns: false, hasTables: false });
  expect(fileFacts(reading, 300).unplacedShare).toBeLessThan(0.3);
  expect(filePageFacts(reading)).toBeNull();
});
