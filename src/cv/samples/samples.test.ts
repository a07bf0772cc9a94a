import { expect, test } from "vitest";
import { readCvDocument } from "../document/read-cv-document.ts";
import { fromJsonResume } from "../json-resume/from-json-resume.ts";
import { scoreCv } from "../score/score-cv.ts";
import { isSampleName } from "./sample-people.ts";
import { samples } from "./samples.ts";

test.each(samples.map((sample) => [sample.label, sample] as const))("%s", async (_, { load }) => {
  let id = 0;
  const reading = fromJsonResume(await load(), () => `row-${(id += 1)}`);
  if (!reading.ok) throw new Error(reading.reason);
  const { document } = reading;
  expect(isSampleName(document.personal.fullName)).toBe(true);
  expect(document.personal.email).toMatch(/@example\.com$/);
  expect(document.kept).toEqual({});
  expect(readCvDocument(document)).toMatchObject({ ok: true });
  expect(scoreCv(document).score).toBeGreaterThanOrEqual(90);
});

test("each sample is another person in another template", async () => {
  const resumes = (await Promise.all(samples.map(({ load }) => load()))) as {
    basics: { name: string };
    foothold: { look: { template: string } };
  }[];
  expect(new Set(resumes.map(({ basics }) => basics.name)).size).toBe(8);
  expect(new Set(resumes.map(({ foothold }) => foothold.look.template)).size).toBe(8);
});

test("a name counts as a sample's until it is changed", () => {
  expect(isSampleName(" Nora Sample ")).toBe(true);
  expect(isSampleName("Nora Sampler")).toBe(false);
  expect(isSampleName("")).toBe(false);
});
