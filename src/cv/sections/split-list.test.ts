import * as fc from "fast-check";
import { expect, test } from "vitest";
import { endsItem, joinItems, splitItems, splitList } from "./split-list.ts";

test.each([
  ["SQL, Python ; dbt,", ["SQL", "Python", "dbt"]],
  ["Excel (Pivot, VBA), SQL", ["Excel (Pivot, VBA)", "SQL"]],
  [
    "Maths (Note 1,0), Physics (Note 1,3; mit Auszeichnung)",
    ["Maths (Note 1,0)", "Physics (Note 1,3; mit Auszeichnung)"],
  ],
  ["Note 1,0", ["Note 1,0"]],
  ["10,000 words a day, typing", ["10,000 words a day", "typing"]],
  ["2019, 2020", ["2019", "2020"]],
  ["CAD [2D, 3D {a, b}], welding", ["CAD [2D, 3D {a, b}]", "welding"]],
  ["Tools (Git, make", ["Tools (Git", "make"]],
  ["a) one, b) two", ["a) one", "b) two"]],
  ["one (two\nthree, four)", ["one (two", "three", "four)"]],
  ["統計、可視化（地図、グラフ）、報告書", ["統計", "可視化（地図、グラフ）", "報告書"]],
  ["الإحصاء، التقارير؛ النمذجة", ["الإحصاء", "التقارير", "النمذجة"]],
  [" , ;\n", []],
])("%j", (text, items) => {
  expect(splitList(text)).toEqual(items);
});

test("splits at other separators on request", () => {
  expect(splitList("one; two, three (3,5)", ",")).toEqual(["one; two", "three (3,5)"]);
});

test("nothing but separators and spaces is lost", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "1", ",", ";", "(", ")", "[", "]", " ", "\n") });
  fc.assert(
    fc.property(letters, (text) => {
      const kept = (part: string) => part.replaceAll(/[,;\s]/g, "");
      expect(splitList(text).map(kept).join("")).toBe(kept(text));
    }),
  );
});

test("a list of lines keeps the commas in its items", () => {
  expect(splitItems("Safeguarding, level 3\nTriage")).toEqual(["Safeguarding, level 3", "Triage"]);
  expect(splitItems("SQL, dbt")).toEqual(["SQL", "dbt"]);
});

test("joined items come back", () => {
  const item = fc
    .string({ unit: fc.constantFrom("a", "b", ",", ";", "(", " ", "1") })
    .map((text) => text.trim())
    .filter((text) => text !== "");
  fc.assert(
    fc.property(fc.array(item), (items) => {
      expect(splitItems(joinItems(items))).toEqual(items);
    }),
  );
});

test.each(["SQL,", "Excel (Pivot, VBA);", "خياطة،"])("%s is finished by its separator", (text) => {
  expect(endsItem(text)).toBe(true);
});

test.each(["", ",", "SQL", "Excel (Pivot,", "Kelvin 1,"])("%j may go on", (text) => {
  expect(endsItem(text)).toBe(false);
});
