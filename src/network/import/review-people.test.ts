import { expect, test } from "vitest";
import { noFacts } from "../contact.ts";
import { toImported } from "./imported-person.ts";
import { readImportForm } from "./read-import-form.ts";
import { reviewPeople } from "./review-people.ts";

const person = (row: number, facts: object) => ({ ...noFacts, name: `Person ${row}`, row, ...facts });

test("lists people at the companies of applications first, and marks those who are already contacts", () => {
  const review = reviewPeople(
    {
      people: [
        person(1, { company: "Elsewhere" }),
        person(2, { company: "Tallyho, Inc." }),
        person(3, { company: "TALLYHO", email: "ines@tallyho.example" }),
        person(4, { company: "Acme" }),
      ],
      refused: [{ row: 5, company: "", reason: "no-name" }],
      cut: 0,
    },
    {
      fileName: "people.csv",
      known: [
        { name: "Ines", company: "Tallyho", email: "INES@tallyho.example" },
        { name: "person 4", company: "acme", email: "" },
      ],
      companies: ["Tallyho", ""],
    },
  );
  const shown = (all: typeof review.others) =>
    all.map(({ person: { row }, same }) => [row, same?.by, same?.name]);
  expect(shown(review.atCompanies)).toEqual([
    [2, undefined, undefined],
    [3, "email", "Ines"],
  ]);
  expect(shown(review.others)).toEqual([
    [1, undefined, undefined],
    [4, "name", "person 4"],
  ]);
});

test("reads the chosen people as they were reviewed, and refuses any other form", () => {
  const ines = toImported(7, { name: "Ines", links: "linkedin.com/in/ines" });
  const form = new FormData();
  form.set("people", JSON.stringify([ines, person(8, {})]));
  form.append("take", "7");
  form.append("take", "99");
  expect(readImportForm(form)).toEqual([ines]);
  for (const rubbish of ["", "{", "[1]", '[{"row":1,"name":{}}]']) {
    form.set("people", rubbish);
    expect(readImportForm(form)).toBeNull();
  }
});
