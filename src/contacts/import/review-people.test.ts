import { expect, test } from "vitest";
import { noFacts } from "../contact.ts";
import { parsePeopleChoices } from "./import-people.server.ts";
import { peopleImports } from "./people-columns.ts";
import { reviewPeople } from "./review-people.ts";

const names = ["Name", "Company", "Email", "Phone"];
const choices = { uses: peopleImports.guessUses(names), order: null };
const now = new Date("2026-11-29T12:00:00Z");
const review = (rows: string[][], mine: { contacts?: object[]; companies?: string[] } = {}) =>
  reviewPeople(
    { id: "1", fileName: "people.csv", table: { names, rows }, choices },
    {
      contacts: (mine.contacts ?? []).map((facts) => ({ ...noFacts, ...facts })),
      companies: mine.companies ?? [],
      now,
    },
  );

test("new people at the companies of applications are apart from the others", () => {
  const rows = [
    ["Person 1", "Elsewhere", "", ""],
    ["Person 2", "Tallyho, Inc.", "", ""],
    ["", "No name", "", "1"],
  ];
  expect(review(rows, { companies: ["Tallyho", ""] })).toMatchObject({
    atCompanies: [{ at: 1, name: "Person 2" }],
    others: [{ at: 0, name: "Person 1" }],
    incomplete: { count: 1, first: [3] },
  });
});

test("people who are known are next to their twin, those with new facts first", () => {
  const rows = [
    ["Tom Aldous", "Ridgeline", "", ""],
    ["I. Marchetti", "Tallyho", "INES@tallyho.example", "0113 496 0000"],
    ["Priya Raman", "", "", ""],
    ["priya raman", "", "p@x.example", ""],
  ];
  const contacts = [
    { name: "Ines Marchetti", email: "ines@tallyho.example", phone: "1" },
    { name: "Tom Aldous", company: "RIDGELINE" },
  ];
  const { known, others } = review(rows, { contacts });
  expect(others).toMatchObject([{ name: "Priya Raman" }]);
  expect(known).toMatchObject({
    count: 3,
    first: [
      { at: 1, same: { name: "Ines Marchetti" }, sameRow: null, by: "email", adds: ["Company"] },
      { at: 3, same: { name: "Priya Raman" }, sameRow: 3, by: "name", adds: ["Email"] },
      { at: 0, same: { name: "Tom Aldous" }, sameRow: null, adds: [] },
    ],
  });
});

test("reads the choices of a form, and ignores others", () => {
  const form = new FormData();
  form.append("take", "7");
  form.append("take", "x");
  for (const [name, value] of [
    ["known-1", "complete"],
    ["known-2", "add"],
    ["known-3", ""],
    ["known-x", "add"],
    ["known-4", "rubbish"],
  ] as const)
    form.append(name, value);
  const { taken, known } = parsePeopleChoices(form);
  expect([taken.has(7), taken.has(0)]).toEqual([true, false]);
  expect([...known]).toEqual([
    [1, "complete"],
    [2, "add"],
  ]);
});
