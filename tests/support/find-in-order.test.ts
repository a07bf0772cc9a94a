import { expect, test } from "vitest";
import { notFoundInOrder } from "./find-in-order.ts";

test("reports missing texts and texts in another place", () => {
  const extracted = "Amara Osei\nMeadow Clinics Built the report\n03/2021 – Present";
  expect(notFoundInOrder(["Amara Osei", "03/2021", "Built the report", "SQL"], extracted)).toEqual({
    missing: ["SQL"],
    misplaced: ["Built the report"],
  });
});

test("the parts of a head may be in any order, but next to each other", () => {
  const extracted = `2021 – Present\nNurse, Calder Hospital ${"word ".repeat(40)} 2019 Midwife`;
  expect(notFoundInOrder([["Nurse", "Calder Hospital", "2021", "Present"]], extracted).misplaced).toEqual([]);
  expect(notFoundInOrder([["Nurse", "2019"]], extracted).misplaced).toEqual(["2019"]);
});

test("a word joined to the next is a different word", () => {
  expect(notFoundInOrder(["Front Range"], "FrontRange").missing).toEqual(["Front Range"]);
});

test("a line may end within a word in scripts without spaces", () => {
  expect(notFoundInOrder(["北都交通株式会社"], "北都交通\n株式会社").missing).toEqual([]);
});

test("ligatures and direction marks make no difference", () => {
  expect(notFoundInOrder(["final"], "\u202bﬁnal\u202c").missing).toEqual([]);
});
