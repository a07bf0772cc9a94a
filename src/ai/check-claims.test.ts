import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checkClaims } from "./check-claims.ts";

const skills = ["SQL", "Kubernetes", "project management"];
const skillsIn = (text: string) => skills.filter((skill) => text.toLowerCase().includes(skill.toLowerCase()));
const own = `Cut late departures by 11% with a dashboard in SQL that 1,400 people and twelve supervisors use.
Data Analyst, Front Range Transit, 2021-06. Awarded by Zürich Rail.`;
const advert = "Northbeck Energy seeks somebody with Kubernetes and 5 years of project management.";
const check = (suggestion: string, text = "") => checkClaims(suggestion, { own, context: text, skillsIn });
const nowhere = (...words: string[]) => words.map((word) => ({ words: word, foundIn: "nowhere" }));

test.each([
  "Built a dashboard in SQL that cut late departures by 11 percent.",
  "Made a tool for 1400 people and 12 supervisors at Front Range Transit.",
  "I've won an award of Zurich Rail in 2021.",
  "Reduced lateness.",
])("nothing is loose in: %s", (suggestion) => {
  expect(check(suggestion)).toEqual([]);
});

test.each([
  ["Cut late departures by 40%.", ["40%"]],
  ["Cut late departures by 11 minutes for 14,000 people.", ["11", "14,000"]],
  ["Led three supervisors and doubled output.", ["three", "doubled"]],
  ["Built it at Google in March 2019.", ["2019", "Google", "March"]],
  ["Ran project management on Kubernetes.", ["Kubernetes", "project management"]],
  ["JavaScript dashboards for the Met Office.", ["JavaScript", "Met", "Office"]],
])("%s: %j is loose", (suggestion, loose) => {
  expect(check(suggestion)).toEqual(nowhere(...loose));
});

test("facts that only the advert states are marked as such", () => {
  expect(check("I bring 5 years of Kubernetes to Northbeck Rail.", advert)).toEqual([
    { words: "5", foundIn: "context" },
    { words: "Kubernetes", foundIn: "context" },
    { words: "Northbeck", foundIn: "context" },
  ]);
});

test("in a translation into German, names are not checked, but figures and skills are", () => {
  const given = { own, context: "", skillsIn, readsNames: false };
  expect(checkClaims("Verspätungen um 40% gesenkt, mit Kubernetes und einem Bericht", given)).toEqual(
    nowhere("40%", "Kubernetes"),
  );
});

test("a figure that another line has does not belong in this one", () => {
  const line = "Built dashboards in SQL.";
  expect(
    checkClaims("Built 11 dashboards for 1,400 people, in SQL.", { own, context: "", skillsIn, line }),
  ).toEqual([
    { words: "11", foundIn: "nowhere" },
    { words: "1,400", foundIn: "elsewhere" },
  ]);
});

test("a text never has a claim that the same text does not support", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
      expect(checkClaims(text, { own: text, context: "", skillsIn })).toEqual([]);
    }),
  );
});
