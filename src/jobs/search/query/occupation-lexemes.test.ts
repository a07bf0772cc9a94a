import { expect, test } from "vitest";
import { lexemesOfOccupation } from "./occupation-lexemes.ts";

test("a job is found by its occupation, wider ones and the unit group", () => {
  expect(lexemesOfOccupation("2512.4.1")).toEqual({ own: "@2512.4.1", wider: ["@2512.4", "@2512"] });
});

test("a sales manager is no marketing manager", () => {
  expect(lexemesOfOccupation("1221.3.2.1").wider).toEqual(["@1221.3", "@1221"]);
});
