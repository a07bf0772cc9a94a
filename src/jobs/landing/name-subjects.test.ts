import { expect, test } from "vitest";
import { occupationTitle } from "./name-subjects.ts";

const labels = ["nurse responsible for general care", "registered nurse", "staff nurse"];

test("takes the label that most adverts use, in sentence case", () => {
  const titles = new Map([
    ["Registered Nurse", 7],
    ["REGISTERED NURSE", 2],
    ["Staff Nurse", 8],
    ["Nurse in a hospice", 90],
  ]);
  expect(occupationTitle("ICT nurse", labels, titles)).toBe("Registered nurse");
});

test("keeps letters that belong to the word", () => {
  expect(occupationTitle("", ["hr manager"], new Map([["HR Manager", 1]]))).toBe("HR manager");
  expect(occupationTitle("", ["devops engineer"], new Map([["DevOps Engineer", 1]]))).toBe("DevOps engineer");
});

test("without such an advert, takes the preferred label", () => {
  expect(occupationTitle("ICT nurse", labels, new Map())).toBe("ICT nurse");
});
