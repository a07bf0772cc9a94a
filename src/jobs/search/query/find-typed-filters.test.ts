import { describe, expect, test } from "vitest";
import { loadVocabulary } from "../../../occupations/load-vocabulary.server.ts";
import { languages } from "../../../occupations/words/language.ts";
import rows from "../../../../data/jobs/condition-words.json" with { type: "json" };
import { conditions } from "../../extraction/condition-words.ts";
import { findTypedFilters } from "./find-typed-filters.ts";

const find = (typed: string) => findTypedFilters(typed, loadVocabulary());
const found = (typed: string) => {
  const { rest, filters } = find(typed);
  return [rest, ...filters.conditions.map(({ label }) => label)];
};

describe("years of experience are a condition", () => {
  test.each([
    ["accountant 3+ years experience", "accountant", "3+ years of experience"],
    ["nurse 2 years experience", "nurse", "2 years of experience"],
    ["electrician 10 years", "electrician", "10 years of experience"],
    ["data analyst 1 year experience", "data analyst", "1 year of experience"],
    ["driver 2 yrs exp", "driver", "2 years of experience"],
    ["minimum 4 years project manager", "project manager", "4+ years of experience"],
    ["at least two years of experience as a chef", "as a chef", "2+ years of experience"],
    ["nurse with 5+ years of clinical experience", "nurse of clinical", "5+ years of experience"],
    ["3-5 years welder", "welder", "5 years of experience"],
    ["experience of 6 years plumber", "plumber", "6 years of experience"],
    ["Buchhalter mit 3 Jahren Berufserfahrung", "Buchhalter", "3 years of experience"],
    ["comptable 5 ans d'expérience", "comptable", "5 years of experience"],
    ["contable con más de 3 años de experiencia", "contable", "3+ years of experience"],
    ["contabile 2 anni di esperienza", "contabile", "2 years of experience"],
    ["boekhouder met 2 jaar ervaring", "boekhouder", "2 years of experience"],
    ["księgowa 3 lata doświadczenia", "księgowa", "3 years of experience"],
    ["contador 2 anos de experiência", "contador", "2 years of experience"],
    ["revisor 3 års erfarenhet", "revisor", "3 years of experience"],
    ["účetní 5 let praxe", "účetní", "5 years of experience"],
  ])("%s", (typed, rest, label) => expect(found(typed)).toEqual([rest, label]));

  test.each([
    ["accountant with experience", "accountant"],
    ["contabile con esperienza", "contabile"],
    ["Koch mit Berufserfahrung", "Koch"],
    ["nurse with experience in intensive care", "nurse intensive care"],
    ["baker experience required", "baker"],
    ["baker experience", "baker"],
    ["user experience designer", "user experience designer"],
    ["guest experience", "guest experience"],
    ["teacher of 4 year olds", "teacher of 4 year olds"],
    ["2 year apprenticeship contract", "2 year contract"],
  ])("%s states none", (typed, rest) => {
    expect(find(typed).rest).toBe(rest);
    expect(find(typed).filters.facts.filter(({ label }) => label.includes("of experience"))).toEqual([]);
  });
});

describe("words for what the filters offer", () => {
  test.each([
    ["hybrid developer", "developer", "Hybrid"],
    ["hybrid mobile developer", "hybrid mobile developer"],
    ["hybrid vehicle technician", "hybrid vehicle technician"],
    ["on-site developer", "developer", "On-site"],
    ["onsite electrician", "electrician", "On-site"],
    ["developer not hybrid", "developer", "Not hybrid"],
    ["Buchhalter kein Homeoffice", "Buchhalter", "Not remote"],
    ["freelance designer", "designer", "Freelance"],
    ["temporary receptionist", "receptionist", "Temporary"],
    ["marketing internship", "marketing", "Internship"],
    ["internship coordinator", "internship coordinator"],
    ["apprentice electrician", "electrician", "Apprenticeship"],
    ["apprendista elettricista", "elettricista", "Apprenticeship"],
    ["volunteer coordinator", "volunteer coordinator"],
    ["stage manager", "stage manager"],
    ["early stage startup engineer", "early stage startup engineer"],
    ["stage marketing", "marketing", "Internship"],
    ["Kellner Wochenende", "Kellner", "Weekends"],
    ["serveur de nuit", "serveur", "Nights"],
    ["remote hybrid nurse", "nurse", "Hybrid", "Remote"],
    ["nurse no temporary work", "nurse"],
    ["high paying jobs", "jobs"],
    ["gut bezahlte Stelle", "Stelle"],
    ["bez praxe kuchař", "kuchař", "No experience needed"],
    ["Elektriker ohne Ausbildung", "Elektriker", "No degree needed"],
  ])("%s", (...[typed, ...expected]) => expect(found(typed)).toEqual(expected));

  test("every condition has words in ten languages, but for the German mini-job", () => {
    const missing = conditions
      .filter((name) => name !== "mini-job")
      .flatMap((name) =>
        languages
          .filter((language) => !rows.some((row) => row.condition === name && language in row))
          .map((language) => `${name} ${language}`),
      );
    expect(missing).toEqual([]);
  });

  test("every phrase of the table is understood alone", () => {
    const phrases = rows.flatMap((row) =>
      languages.flatMap((language) => (row as Record<string, string>)[language]?.split("; ") ?? []),
    );
    expect(phrases.filter((phrase) => find(phrase).filters.conditions.length === 0)).toEqual([]);
  });
});
