import { expect, test } from "vitest";
import { readArrangements } from "./arrangements.ts";

const valuesOf = (labels: string[], title = "", text = "") =>
  readArrangements(labels, title, text).map(({ value }) => value);

test.each([
  ["Ausbildung", ["apprenticeship"]],
  ["ALTERNANCE", ["apprenticeship"]],
  ["Trainee", ["trainee"]],
  ["VOLUNTEER", ["volunteer"]],
  ["TEMPORARY", ["temporary"]],
  ["Minijob", ["mini-job"]],
  ["Saisonarbeit, Wochenende", ["temporary", "weekend"]],
  ["Full-time", []],
])("from the label %s", (label, values) => {
  expect(valuesOf([label])).toEqual(values);
});

test.each([
  ["Ausbildung zum Bäcker (m/w/d)", ["apprenticeship"]],
  ["Apprentice Baker", ["apprenticeship"]],
  ["Trainee Buyer", ["trainee"]],
  ["Volunteer Driver", ["volunteer"]],
  ["Baker (nights and weekends)", ["night", "weekend"]],
  ["Volunteer Coordinator", []],
  ["Apprenticeship Manager", []],
  ["Temporary Works Engineer", []],
  ["Night Club Manager", []],
])("from the title %s", (title, values) => {
  expect(valuesOf([], title)).toEqual(values);
});

test.each([
  ["Apprenticeship, 18 months", ["apprenticeship"]],
  ["Contrat d’alternance de 12 mois", ["apprenticeship"]],
  ["Graduate scheme starting in September", ["trainee"]],
  ["This is a volunteer role.", ["volunteer"]],
  ["A temporary position until March", ["temporary"]],
  ["Contratto a tempo determinato di 6 mesi", ["temporary"]],
  ["Minijob auf 538-Euro-Basis", ["mini-job"]],
  ["You work night shifts and weekends are required.", ["night", "weekend"]],
  ["Abgeschlossene Ausbildung zum Koch", []],
  ["No night shifts, no weekend shifts.", []],
  ["Regular/Temporary Position: R", []],
  ["Military experience, volunteer work", []],
  ["We support volunteers and apprentices.", []],
])("from the description: %s", (text, values) => {
  expect(valuesOf([], "", text)).toEqual(values);
});

test("each has the words it was read from", () => {
  expect(readArrangements([], "Baker", "You work night shifts.")[0]?.evidence).toMatchObject({
    from: "description",
    text: "You work night shifts.",
  });
});
