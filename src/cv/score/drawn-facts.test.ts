import { expect, test } from "vitest";
import { drawnFacts } from "./drawn-facts.ts";

const a4 = { width: 595, height: 842 };
const at = (pointer: string, page: number, y: number, x = 50) => ({ pointer, page, x, y, w: 200, h: 12 });

test("a page with text one below the other has no fault", () => {
  const places = [
    at("/personal/fullName", 1, 50),
    at("/sections/experience", 1, 100),
    at("/sections/experience/0/company", 1, 120),
    at("/sections/experience/0/description", 1, 134),
  ];
  expect(drawnFacts([a4], places)).toEqual({
    pages: 1,
    lastPageFilled: 146 / 842,
    stranded: [],
    overlapping: [],
    missing: [],
  });
});

test("a heading and the head of an entry apart from their text are stranded", () => {
  const places = [
    at("/sections/experience/0/company", 1, 780),
    at("/sections/experience/0/description", 2, 50),
    at("/headings/skills", 1, 800),
    at("/sections/skills/0/name", 2, 90),
    at("/sections/education", 2, 120),
    at("/sections/education/0/institution", 2, 140),
  ];
  expect(drawnFacts([a4, a4], places).stranded).toEqual(["/headings/skills", "/sections/experience/0"]);
});

test("an entry that continues on the next page is not stranded", () => {
  const places = [
    at("/sections/experience/0/company", 1, 760),
    at("/sections/experience/0/description", 1, 780),
    at("/sections/experience/0/description", 2, 50),
  ];
  expect(drawnFacts([a4, a4], places).stranded).toEqual([]);
});

test("text on other text is found, text next to it is not", () => {
  const places = [
    at("/personal/fullName", 1, 50),
    at("/personal/email", 1, 53),
    at("/personal/phone", 1, 50, 300),
    at("/personal/location", 1, 61, 300),
  ];
  expect(drawnFacts([a4], places).overlapping).toEqual(["/personal/fullName"]);
});

test("each character that the fonts lack counts, at its field", () => {
  const missing = [
    { at: "/personal/fullName", characters: "☃" },
    { at: "/sections/experience/0/description", characters: "🚀𝄞" },
  ];
  expect(drawnFacts([a4], [], missing).missing).toEqual([
    { character: "☃", pointer: "/personal/fullName" },
    { character: "🚀", pointer: "/sections/experience/0/description" },
    { character: "𝄞", pointer: "/sections/experience/0/description" },
  ]);
});
