import { expect, test } from "vitest";
import type { LetterLanguage } from "../letter.ts";
import { toClause } from "./clause.ts";

const now = (line: string) => short(toClause(line, "en-GB", true));
const before = (line: string) => short(toClause(line, "en-GB", false));
const short = (clause: ReturnType<typeof toClause>) => clause && { form: clause.form, text: clause.text };

test.each([
  ["Cut late departures by 11%.", { form: "did", text: "cut late departures by 11%" }],
  [
    "Led migration from a monolith to services",
    { form: "did", text: "led a migration from a monolith to services" },
  ],
  ["Manage a team of six", { form: "did", text: "managed a team of six" }],
  ["Plan and run the night shifts", { form: "did", text: "planned and ran the night shifts" }],
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

test("results after a semicolon become a sentence, and figures go on with “with”", () => {
  expect(toClause("Write the weekly menu; food cost went from 34 % to 28 %", "en-GB", true)).toEqual({
    form: "do",
    text: "write the weekly menu",
    more: "Food cost went from 34 % to 28 %.",
  });
  expect(now("Opened the northern market from nothing: nine customers in a year")?.text).toBe(
    "opened the northern market from nothing, with nine customers in a year",
  );
  expect(now("Won 41 customers in five years, £2 million of contracts, 118 % of target")?.text).toBe(
    "won 41 customers in five years, with £2 million of contracts and 118 % of target",
  );
});

const textIn = (language: LetterLanguage, line: string, isNow = true) =>
  toClause(line, language, isNow)?.text ?? null;

test.each([
  [
    "Monatsabschlüsse nach HGB in fünf Tagen vorbereitet, Umsatz 38 Mio. Euro",
    "Monatsabschlüsse nach HGB in fünf Tagen vorbereitet",
  ],
  [
    "Simulation einer Montagelinie aufgebaut; Durchlaufzeit um 14 % gesenkt",
    "die Simulation einer Montagelinie aufgebaut und die Durchlaufzeit um 14 % gesenkt",
  ],
  ["Täglich rund 120 Rechnungen geprüft und kontiert", "täglich rund 120 Rechnungen geprüft und kontiert"],
  ["Budget der Abteilung erstellt und überwacht", "das Budget der Abteilung erstellt und überwacht"],
  ["Leitung eines Teams von fünf Personen", "die Leitung eines Teams von fünf Personen"],
  [
    "Vorbereitung der Sitzungen und Leitung des Büros",
    "die Vorbereitung der Sitzungen und die Leitung des Büros",
  ],
  [
    "Laufende Buchhaltung für 25 Mandanten, dazu 60 Abrechnungen",
    "die laufende Buchhaltung für 25 Mandanten",
  ],
  [
    "Verantwortung für 650 Essen täglich, Wareneinsatz und Hygiene",
    "trage ich die Verantwortung für 650 Essen täglich, Wareneinsatz und Hygiene",
  ],
  ["Zum Teamleiter der Nachtschicht aufgestiegen", null],
  ["Saucen und Fleisch, 120 Plätze am Abend", null],
  ["Mitarbeiter des Monats im Mai geworden", null],
])("the German line %s becomes a part of a sentence, or is not used", (line, text) => {
  expect(textIn("de", line)).toBe(text);
});

test.each([
  ["fr", "Construit le budget de quatre sites", "construit le budget de quatre sites"],
  ["fr", "Gestion d’une équipe de cinq personnes", "la gestion d’une équipe de cinq personnes"],
  [
    "fr",
    "Accueil et prise de rendez-vous pour six médecins, gestion des urgences, relations avec les mutuelles",
    "l’accueil et la prise de rendez-vous pour six médecins et la gestion des urgences",
  ],
  ["fr", "Devenu le responsable de deux équipes", null],
  ["fr", "État civil et cartes d’identité de la ville", null],
  ["es", "Reduje los errores un 11 % en un año", "reduje los errores un 11 % en un año"],
  ["es", "Planificar las rutas de 22 camiones", "planificar las rutas de 22 camiones"],
  [
    "es",
    "Registro de entradas y salidas en un hotel, cobros y facturas",
    "el registro de entradas y salidas en un hotel",
  ],
  ["es", "Preparación de pedidos y carga de camiones", "la preparación de pedidos y de la carga de camiones"],
  ["pl", "Prowadziłam zespół pięciu osób", "prowadziłam zespół pięciu osób"],
  ["pl", "Prowadzenie zespołu pięciu osób", null],
] as const)("in %s, the line %s becomes a part of a sentence, or is not used", (language, line, text) => {
  expect(textIn(language, line)).toBe(text);
});

test("nouns of action become verbs, and things that are not done yet are left out", () => {
  expect(now("Preparation of monthly accounts for eleven branches")).toEqual({
    form: "do",
    text: "prepare monthly accounts for eleven branches",
  });
  expect(before("Reconciliation of balances between branches")).toEqual({
    form: "did",
    text: "reconciled balances between branches",
  });
  expect(now("Preparation of accounts and submission of tax returns")?.form).toBe("noun");
  expect(now("Work is not stressful in this team")).toBeNull();
  expect(now("Manage two teams that build the billing. 14 engineers, 3 zones")?.text).toBe(
    "manage two teams that build the billing",
  );
  expect(toClause("Änderungen an Programmen, Umstieg auf TIA noch nicht erfolgt", "de", true)).toBeNull();
});
