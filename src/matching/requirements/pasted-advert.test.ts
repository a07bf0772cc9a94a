import { expect, test } from "vitest";
import { growth, linear } from "../../../tests/support/growth.ts";
import { advertOf, longestAdvert, requirementsOf } from "./pasted-advert.ts";

test.each([
  " ",
  "\n",
  "a",
  "1",
  "a@",
  "(",
  "- ",
  "5 years ",
  "years of ",
  "degree or ",
  "Python, ",
  "must have ",
  "Requirements\n",
])("a pasted advert of twice the length takes about twice as long: %j", (unit) => {
  const read = (text: string) => requirementsOf(advertOf(`Cook\n${text}`));
  expect(growth(read, unit, longestAdvert / 2)).toBeLessThan(linear);
});

test("a head of several parts has the title among them", () => {
  const head = "Larkfield Energy | Frontend Engineer, Head of Sales | Remote (EU) | Full-time";
  expect(advertOf(`${head}\n\nWe forecast wind.`)).toMatchObject({
    title: "Frontend Engineer",
    places: ["Remote (EU)", "Full-time"],
  });
  expect(advertOf("Cook | Kitchen Porter\nWe cook.").title).toBe("Cook | Kitchen Porter");
});

test.each([
  ["Cook\nHybrid, Reading, £31,000\n\nYou cook.", ["Hybrid", "Reading"]],
  ["Cook\n\nYou cook.\nLocation: Bristol\n", ["Bristol"]],
  ["Koch\n\nSie kochen.\nArbeitsort: Kassel", ["Kassel"]],
  ["Cook\nYou cook for forty people every day and like it.", []],
])("parts that may name the place: %j", (pasted, places) => {
  expect(advertOf(pasted).places).toEqual(places);
});

test("a line with the employer and the place below the title asks for nothing", () => {
  const advert = advertOf("Warehouse Supervisor\n\nHarrow & Dale Logistics, Wakefield\n\nYou need:\n- SAP\n");
  expect(advert.text).not.toContain("Harrow");
  expect(advert.places).toContain("Wakefield");
  expect(requirementsOf(advert).map(({ kind }) => kind)).toEqual(["occupation", "skill"]);
});
