import { expect, test } from "vitest";
import { tokenise } from "../../../text/tokenise.ts";
import { conceptsIn, conceptsOf } from "./concepts.ts";

const named = (text: string) => conceptsIn(tokenise(text)).map(({ concept }) => concept);

test("any term of a group in a text names its concept", () => {
  for (const text of ["Senior Software Developer", "SWE II", "software engineers"]) {
    expect(named(text)).toContain("~software engineer");
  }
});

test("the words of a term must be adjacent", () => {
  expect(named("Software sales and an engineer")).not.toContain("~software engineer");
});

test("a compound is part of a term in every spelling", () => {
  for (const text of ["Front-end Developer", "front end developer", "Frontend Engineer"]) {
    expect(named(text)).toContain("~frontend engineer");
  }
});

test("a term is looked up by the same concept that texts are indexed by", () => {
  expect(conceptsOf(["rn"])).toEqual(["~registered nurse"]);
  expect(named("Registered Nurses (nights)")).toContain("~registered nurse");
});
