import { expect, test } from "vitest";
import { toClause } from "./clause.ts";

const now = (line: string) => toClause(line, "en-GB", true);
const before = (line: string) => toClause(line, "en-GB", false);

test.each([
  ["Cut late departures by 11%.", { form: "did", text: "cut late departures by 11%" }],
  [
    "Led migration from a monolith to services",
    { form: "did", text: "led a migration from a monolith to services" },
  ],
  ["Manage a team of six", { form: "did", text: "managed a team of six" }],
  ["Plan and run the night shifts", { form: "did", text: "planned and ran the night shifts" }],
  ["Manage budgets and train staff", { form: "to", text: "manage budgets and train staff" }],
  ["Managing the budget of two plants", { form: "did", text: "managed the budget of two plants" }],
  ["Planning and running the night shifts", { form: "did", text: "planned and ran the night shifts" }],
  [
    "Studying the flow of parts and writing the weekly report",
    { form: "did", text: "studied the flow of parts and wrote the weekly report" },
  ],
  ["Managing budgets and training staff", { form: "noun", text: "managing budgets and training staff" }],
  [
    "Drew the plans, built both models, tested every part",
    { form: "did", text: "drew the plans, built both models and tested every part" },
  ],
  [
    "Organized event seating and the guest list",
    { form: "did", text: "organized event seating and the guest list" },
  ],
  [
    "Designed UI for crews that 900 people used in first 6 months",
    { form: "did", text: "designed a UI for crews that 900 people used in the first 6 months" },
  ],
  ["Built the tools, used by five teams", { form: "did", text: "built the tools, used by five teams" }],
  ["Planning of the night shifts", { form: "noun", text: "planning of the night shifts" }],
  ["Responsible for the night shift", { form: "did", text: "was responsible for the night shift" }],
  ["I built the first tests myself", { form: "own", text: "I built the first tests myself" }],
  ["Backend: Wrote the billing service in Go", { form: "did", text: "wrote the billing service in Go" }],
  [
    "Successfully moved 60 jobs to one pipeline",
    { form: "did", text: "successfully moved 60 jobs to one pipeline" },
  ],
])("the line %s of an earlier post becomes a clause", (line, clause) => {
  expect(before(line)).toEqual(clause);
});

test("current work is in the present tense", () => {
  expect(now("Own 38 models and their tests")).toEqual({ form: "do", text: "own 38 models and their tests" });
  expect(now("Using scripts in Python, checking every report")).toEqual({
    form: "do",
    text: "use scripts in Python, checking every report",
  });
  expect(now("Responsible for the night shift")?.text).toBe("am responsible for the night shift");
});

test.each([
  "Awarded employee of the month",
  "Adopted by three hospitals in 2023",
  "Python, SQL, Excel, Word, Go, Rust, C, Java",
  "Lead developer on the billing team",
  "Test engineer in a team of five",
  "See https://example.com for all of it",
  "[Company name] grew by a third",
  "Managed a team and train the new staff",
  "Department of Homeland Security, Secret Clearance",
  "Automated neural network pruning toolkit with differentiable masks",
  "Wrote code",
  "Proactively grow long-term human capital and markets",
  "Ran a game of two days from a man-agement perspective",
])("%s gives no sentence", (line) => {
  expect(before(line)).toBeNull();
});

test("a line in another language is taken as it is, with a small letter where the language has one", () => {
  expect(toClause("Gestion d’une équipe de cinq personnes", "fr", false)).toEqual({
    form: "noun",
    text: "gestion d’une équipe de cinq personnes",
  });
  expect(toClause("Leitung eines Teams von fünf Personen", "de", false)?.text).toBe(
    "Leitung eines Teams von fünf Personen",
  );
  expect(toClause("Prowadziłam zespół pięciu osób", "pl", false)).toEqual({
    form: "did",
    text: "prowadziłam zespół pięciu osób",
  });
});
