import { expect, test } from "vitest";
import { analystAdvert, analystCv } from "../../../tests/support/letter-cv.ts";
import { letterText } from "../letter-text.ts";
import { firstChoices, letterLanguages, type LetterChoices } from "../letter.ts";
import { writeLetter } from "./write-letter.ts";

const now = new Date("2026-11-22T12:00:00Z");

function textOf({
  title = "Senior Data Analyst",
  company = "Northbeck Energy",
  document = analystCv(),
  ...choices
}: Partial<LetterChoices> & { title?: string; company?: string; document?: ReturnType<typeof analystCv> }) {
  const advert = { ...analystAdvert(), job: { id: null, title, company, path: null } };
  const cv = { id: null, title: "", document };
  const result = writeLetter({ cv, advert, choices: { ...firstChoices, ...choices }, now });
  if (!result.ok) throw new Error(result.reason);
  return letterText(result.letter);
}

test("the answer to an advert for several people names one", () => {
  expect(textOf({ title: "Data Analysts" })).toContain("the position of Data Analyst at Northbeck Energy.");
});

test("a title that is a field becomes an opening in that field, and a list of roles becomes an opening", () => {
  expect(textOf({ title: "Data Engineering" })).toContain(
    "for your opening in data engineering at Northbeck Energy.",
  );
  expect(textOf({ title: "Analysts, Engineers and other roles" })).toContain(
    "for your opening at Northbeck Energy.",
  );
  expect(textOf({ title: "Analysts & Engineers", company: "" })).toContain("for your opening.");
});

test("a letter leaves out text that a source appends to a title", () => {
  expect(textOf({ title: "Remote Data Analyst | small team" })).toContain("the position of Data Analyst at");
});

test.each(letterLanguages.filter((one) => !one.startsWith("en")))(
  "letters in %s quote a field",
  (language) => {
    expect(textOf({ title: "Engineering", language })).toMatch(/[„«“]\s?Engineering\s?[“»”]/u);
  },
);

const work = (position: string, name: string, more: object = {}) => [
  { name, position, startDate: "2021-06", highlights: ["Cut late departures by 11% in SQL."], ...more },
];

test("a letter names no post by its field, and no employer by a title", () => {
  const field = textOf({ document: analystCv({ work: work("Software Development", "Meadow Clinics") }) });
  expect(field).toContain("At Meadow Clinics, I cut late departures");
  expect(field).not.toContain("Software Development");

  const misread = textOf({ document: analystCv({ work: work("Student Assistant", "Programmer") }) });
  expect(misread).toContain("As a student assistant, I cut late departures");
  expect(misread).not.toContain("Programmer");
});

test.each([
  ["QA Engineer", "a QA engineer"],
  ["iOS Developer", "an iOS developer"],
  ["HR Manager", "an HR manager"],
  ["ML Engineer", "an ML engineer"],
  ["UX Designer", "a UX designer"],
  ["Accountant", "an accountant"],
  ["University Lecturer", "a university lecturer"],
  ["Python Developer", "a Python developer"],
  ["Head of Data", "head of data"],
  ["Co-Founder & CTO", "co-founder & CTO"],
  ["London Bus Driver", "a London Bus Driver"],
])("a letter writes %s as %s", (position, text) => {
  const document = analystCv({ work: work(position, "Meadow Clinics") });
  expect(textOf({ document })).toContain(`As ${text} at Meadow Clinics, I cut`);
});

test("a letter does not mention a post that has neither a title nor an employer", () => {
  const rows = [
    ...work("Software Development", "Student Assistant"),
    ...work("Data Analyst", "Meadow Clinics"),
  ];
  const [first, second] = rows;
  const document = analystCv({
    work: [{ ...first, highlights: ["Wrote the parser of the old reports."] }, second],
  });
  expect(textOf({ document })).not.toContain("old reports");
});

// Letters in Dutch are drafts that use no lines.
test.each(letterLanguages.filter((one) => one !== "nl"))(
  "a post without title or employer is a sentence in %s",
  (language) => {
    const line = {
      "en-US": "Cut late departures by a tenth",
      "en-GB": "Cut late departures by a tenth",
      de: "Planung der Dienste für die Linien und die Fahrer der Stadt",
      es: "Reduje los retrasos de las líneas de la ciudad en los turnos de noche",
      fr: "Gestion des plannings de la ville et des équipes de nuit pour les lignes",
      nl: "Plannen van de diensten voor de lijnen en de ploegen van de stad",
      pl: "Prowadziłam zespół pięciu osób, który planuje rozkład jazdy autobusów w mieście i sprawdza go co miesiąc",
      pt: "Coordenei as equipas da noite que fazem a manutenção das linhas da cidade",
    }[language];
    const post = { startDate: "2019", endDate: "2020" };
    const document = analystCv({
      work: [
        {
          ...post,
          position: "Engineering",
          name: "Meadow",
          startDate: "2021",
          endDate: "2022",
          highlights: [`${line} 1`],
        },
        { ...post, position: "Analyst", name: "Student Assistant", highlights: [`${line} 2`] },
      ],
    });
    const text = textOf({ document, language });
    expect(text).toContain("Meadow");
    expect(text).not.toMatch(/Engineering|Student Assistant|\s[,.;]|,,|:\s*:/u);
  },
);

test("a name in capitals becomes lower case", () => {
  const document = analystCv({
    basics: { name: "JOHN DOE" },
    work: work("Analyst", "Meadow Clinics"),
  });
  const text = textOf({ document });
  expect(text).toContain("As an analyst at Meadow Clinics, I cut late departures by 11% in SQL.");
  expect(text).toMatch(/^John Doe$/mu);
});

test.each([
  ["de", "Bilanzbuchhalter (m/w/d)", "als Bilanzbuchhalter"],
  ["de", "Küchenleiter / Betriebsgastronomie (w/m/x)", "als Küchenleiter"],
  ["fr", "Contrôleur de gestion (H/F) - CDI", "au poste de contrôleur de gestion"],
  ["fr", "Secrétaire médical(e)", "au poste de secrétaire médical"],
  ["es", "Jefe/a de Logística", "al puesto de jefe de logística"],
] as const)("in %s, the title %s loses what is for both sexes", (language, title, said) => {
  const text = textOf({ language, title });
  expect(text).toContain(said);
  expect(text).not.toMatch(/[mw]\/|H\/F|\/a\b|\(e\)/u);
});

test("the title has the form that the person's own title has", () => {
  const german = work("Finanzbuchhalterin", "Nordwind GmbH", {
    highlights: ["Monatsabschlüsse nach HGB in fünf Tagen vorbereitet"],
  });
  const text = textOf({
    document: analystCv({ work: german }),
    language: "de",
    title: "Bilanzbuchhalter (m/w/d)",
  });
  expect(text).toContain("als Bilanzbuchhalterin bei Northbeck Energy");
  expect(text).toContain("als Finanzbuchhalterin bei der Nordwind GmbH habe ich Monatsabschlüsse");
});
