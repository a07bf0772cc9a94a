import { expect, test } from "vitest";
import type { CvDocument } from "../../document/cv-document.ts";
import { compareCvs } from "../../edit/compare-cvs.ts";
import { setField } from "../../edit/set-field.ts";
import { sampleCv } from "../../score/sample-cv.ts";
import { describeChange } from "./describe-change.ts";

const cv = sampleCv();
const [job] = cv.sections.experience;
const description = `experience/${job?.id ?? ""}/description` as const;
const compared = (before: CvDocument, after: CvDocument) =>
  compareCvs(before, after).map((change) => describeChange(change, after));

test("long texts are compared as people read them", () => {
  const before = setField(
    cv,
    description,
    "- Cut **waits** by half\n- Led [12 nurses](https://ward.example)",
  );
  const after = setField(before, description, "- Cut **waits** by *two thirds*");
  expect(compared(before, after)).toEqual([
    {
      what: expect.stringMatching(/^Description, ./),
      before: "Cut waits by half\nLed 12 nurses",
      after: "Cut waits by two thirds",
    },
  ]);
});

test("a change of the formatting alone is named, not shown as two equal texts", () => {
  const before = setField(cv, "personal/summary", "A nurse with a plan");
  const after = setField(before, "personal/summary", "A nurse **with a plan**");
  expect(compared(before, after)).toEqual([{ what: "Summary", before: "", after: "formatted" }]);
});

test("short texts have no formatting, so their signs are kept", () => {
  const before = setField(cv, "personal/headline", "Nurse");
  const after = setField(before, "personal/headline", "Nurse *ICU*");
  expect(compared(before, after)).toEqual([
    { what: expect.any(String), before: "Nurse", after: "Nurse *ICU*" },
  ]);
});
