import { describe, expect, test } from "vitest";
import { employerOf, spokenTitle } from "./spoken-title.ts";

test.each([
  ["Senior Data Analyst", "Senior Data Analyst"],
  ["Software Engineers", "Software Engineer"],
  ["Sr. Full Stack Engineers", "Sr. Full Stack Engineer"],
  ["Java/Kotlin Developer", "Java/Kotlin Developer"],
  ["Office manager/ receptionist", "Office manager/receptionist"],
  ["Marketing & Sales Manager", "Marketing & Sales Manager"],
  ["Head of Year 9", "Head of Year 9"],
  ["Teachers of Geography", "Teacher of Geography"],
  ["Supervisor, Security", "Supervisor, Security"],
  ["Security Officer 3", "Security Officer 3"],
  ["Field Assistant (summer)", "Field Assistant"],
  ["Remote Mid Java Developer", "Java Developer"],
  ["SENIOR JAVA Developer", "Senior Java Developer"],
  ["Python Developer- Remote/Wroclaw", "Python Developer"],
  ["Remote mid/senior Python Dev | small team", "Python Developer"],
  ["Retail Sales Associate Part-Time", "Retail Sales Associate"],
  ["CEO/President", "CEO/President"],
  ["Co-Founder & CTO", "Co-Founder & CTO"],
])("the title %s names a person as %s", (title, text) => {
  expect(spokenTitle(title, "en-GB")).toEqual({ kind: "person", text });
});

test.each([
  ["Engineering", "engineering"],
  ["Software Development", "software development"],
  ["Marketing & Sales Support", "marketing and sales support"],
  ["Sales", "sales"],
  ["IT", "IT"],
  ["Customer Service", "customer service"],
  ["Developer Relations", "developer relations"],
])("the title %s names a field", (title, text) => {
  expect(spokenTitle(title, "en-GB")).toEqual({ kind: "field", text });
});

test.each([
  "Engineering Managers, Software Engineers, Engineering",
  "Data Scientists/Engineers across the stack",
  "Engineers & Analysts",
  "Graduate, Postdoctoral Fellows",
  "Various Developer Roles",
  "Openings at Northbeck",
  "Moonlight",
])("the title %s names no person", (title) => {
  expect(spokenTitle(title, "en-GB").kind).toBe("other");
});

describe("a title in another language names a person unless it is a field", () => {
  test.each([
    ["Pflegefachfrau", "de"],
    ["Teamleitung Verkaufsstelle Nord", "de"],
    ["Comptable", "fr"],
    ["Enfermera", "es"],
    ["Leerling", "nl"],
    ["Księgowa", "pl"],
    ["Engenheira civil", "pt"],
    ["Data Analyst", "de"],
  ] as const)("%s (%s)", (title, language) => {
    expect(spokenTitle(title, language).kind).toBe("person");
  });
  test.each([
    ["Softwareentwicklung", "de"],
    ["Développement web", "fr"],
    ["Ingeniería industrial", "es"],
    ["Softwareontwikkeling", "nl"],
    ["Programowanie aplikacji", "pl"],
    ["Engenharia civil", "pt"],
    ["Engineering", "de"],
  ] as const)("%s (%s)", (title, language) => {
    expect(spokenTitle(title, language).kind).toBe("field");
  });
});

test("a title in the field of the employer is no employer", () => {
  expect(employerOf("Student Assistant")).toBe("");
  expect(employerOf("Self-employed")).toBe("");
  expect(employerOf("Kroger")).toBe("Kroger");
  expect(employerOf("Carpenter Road Nursery")).toBe("Carpenter Road Nursery");
});

test.each([
  ["Gesundheits- und Krankenpflegerin", "Gesundheits- und Krankenpflegerin", "de"],
  ["Pflegefachkraft (m/w/d) für unsere Intensivstation", "Pflegefachkraft", "de"],
  ["Lagermitarbeiter / Staplerfahrer (m/w/d) in Vollzeit, Standort Kamen", "Lagermitarbeiter", "de"],
  ["Recepcionista de clínica · Málaga centro · Media jornada", "Recepcionista de clínica", "es"],
] as const)("the title %s is %s without its decoration", (title, text, language) => {
  expect(spokenTitle(title, language)).toEqual({ kind: "person", text });
});
