import { expect, test } from "vitest";
import { putText } from "../../cv/json-resume/foothold-extension.ts";
import { sampleCv } from "../../cv/score/sample-cv.ts";
import { scoreCv } from "../../cv/score/score-cv.ts";
import { compareScans } from "../scan-cv.ts";
import { writeScanMemory } from "./scan-result.ts";

const good = scoreCv(sampleCv());
const flawed = scoreCv(sampleCv((cv) => putText(cv, "/personal/phone", "")));

test("a finding that was mended is listed, and the score has risen", () => {
  expect(compareScans(writeScanMemory(flawed), good)).toEqual({
    before: flawed.score,
    isSameVersion: true,
    mended: ["No phone number that can be called"],
    appeared: [],
  });
});

test("a new finding is listed", () => {
  expect(compareScans(writeScanMemory(good), flawed)?.appeared).toEqual([
    "No phone number that can be called",
  ]);
});

test("scores by different versions of the rules are not compared", () => {
  expect(compareScans(writeScanMemory({ ...good, version: "cv-score 0" }), good)?.isSameVersion).toBe(false);
});

test.each(["", "{", "[]", '{"score":"9"}', '{"version":"1","score":500,"ids":[]}'])(
  "%j is not a previous scan",
  (text) => {
    expect(compareScans(text, good)).toBeNull();
  },
);

test("it stores no words of the CV", () => {
  expect(writeScanMemory(flawed)).not.toContain("Amara");
  expect(writeScanMemory(flawed)).not.toContain("Meadow");
});
