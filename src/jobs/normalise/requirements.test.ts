import { expect, test } from "vitest";
import { readDegree, readShift, readVisa, readYears } from "./requirements.ts";

test.each([
  ["At least 3-5 years of experience in retail.", 3],
  ["Minimum of five (5) years' experience", 5],
  ["10+ yrs hands-on Java", 10],
  ["Experience: 2 years", 2],
  ["No prior experience required.", 0],
  ["We are 25 years old and have 12 years of history.", null],
  ["A contract of 2 years.", null],
  ["", null],
])("years of experience in: %s", (text, years) => {
  expect(readYears(text)?.value ?? null).toBe(years);
});

test.each([
  ["Bachelor's or Master's degree in Accounting", "bachelor"],
  ["BSc in Nursing", "bachelor"],
  ["B.S./M.S. in Computer Science", "bachelor"],
  ["Master's degree in Law", "master"],
  ["PhD in Chemistry", "doctorate"],
  ["High school diploma or equivalent", "none"],
  ["TVET in marketing", "vocational"],
  ["You master many tools.", null],
])("degree in: %s", (text, degree) => {
  expect(readDegree(text)?.value ?? null).toBe(degree);
});

test.each([
  ["We sponsor visas.", true],
  ["Visa sponsorship available", true],
  ["Crane Ltd | Leeds | ONSITE | VISA | full-time", true],
  ["We are unable to sponsor visas at this time.", false],
  ["No visa sponsorship.", false],
  ["We are sponsors of the local team.", null],
])("visa in: %s", (text, visa) => {
  expect(readVisa(text)?.value ?? null).toBe(visa);
});

test.each([
  ["Night shift, Monday to Friday", "night"],
  ["Rotating shifts", "rotating"],
  ["2nd shift: 3 pm to 11 pm", "evening"],
  ["You work weekends.", "weekend"],
  ["Experience with shift registers", null],
])("shift in: %s", (text, shift) => {
  expect(readShift(text)?.value ?? null).toBe(shift);
});
