import { expect, test } from "vitest";
import { sampleCv, samplePeople } from "../../../tests/support/sample-cvs.ts";
import { toText } from "../export/to-text.ts";
import { toPage } from "../view-model/to-page.ts";
import { guessLanguage } from "./imported-cv.ts";

test.each(samplePeople)("the CV of %s is in its language", (person) => {
  const cv = sampleCv(person);
  const page = toPage(cv);
  if (!page.ok) throw new Error(page.reason);
  expect(guessLanguage(toText(page.page))).toBe(cv.language);
});

test.each([
  [
    "de",
    "Leitung der Einführung von SAP für drei Werke, Schulung von 40 Mitarbeitern und Betreuung der Kunden.",
  ],
  ["fr", "Responsable de la paie pour 300 salariés, mise en place du télétravail et formation des équipes."],
  ["es", "Responsable de la atención al cliente y de la formación del equipo; reduje las quejas en un 20 %."],
  [
    "it",
    "Responsabile della contabilità generale e del bilancio, con formazione del personale per le filiali.",
  ],
  ["pt", "Responsável pela gestão de estoque e pela formação da equipe; redução dos custos em 12% no ano."],
  [
    "nl",
    "Verantwoordelijk voor de planning van het magazijn en het opleiden van nieuwe collega’s bij de klant.",
  ],
  [
    "pl",
    "Odpowiedzialność za obsługę klientów i szkolenie zespołu, wdrożenie systemu w trzech oddziałach oraz raporty dla zarządu.",
  ],
  [
    "en",
    "Responsible for the payroll of 300 people, for training new colleagues and for a new system with two vendors.",
  ],
])("%s: %j", (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

test.each([
  ["Russian", "Отвечал за внедрение системы и обучение сотрудников, выпустил три отчёта."],
  ["Persian", "مسئول پشتیبانی از مشتریان و گزارش‌های چاپی"],
  ["names alone", "SQL, Python, dbt, PostgreSQL"],
  ["nothing", ""],
  ["Turkish", "Müşteri hizmetleri sorumlusu; ekip eğitimi, bütçe planlaması ve aylık raporlar hazırladım."],
])("%s is not a language that can be offered", (_, text) => {
  expect(guessLanguage(text)).toBeNull();
});
