import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JobType } from "../posting.ts";
import { readEmploymentType } from "./employment-type.ts";

// prettier-ignore
const labels: Record<JobType | "nothing", string[]> = {
  "full-time": [
    "Full-time", "FULL_TIME", "FullTime", "Fulltime", "full time", "Onsite - Full Time", "Permanent, full-time",
    "Permanent, full-time or part-time", "Experienced, Permanent, Full time", "fulltime_permanent", "Vollzeit",
    "Vollzeit/Teilzeit", "Festanstellung", "CDI", "CDI - Temps plein", "Regular", "Permanent", "Jornada completa",
    "Tempo pieno", "Tempo integral", "CLT", "Vast", "Umowa o pracę", "Pełny etat", "Heltid", "Tillsvidareanställning",
    "Fuldtid", "Kokoaikainen", "Plný úvazek", "Полная занятость", "Full-time Tier 2",
  ],
  "part-time": [
    "Part-time", "PART_TIME", "Parttime", "Permanent, part-time", "Teilzeit", "Minijob", "Werkstudent", "Temps partiel",
    "Media jornada", "Deeltijd", "Część etatu", "Deltid", "Osa-aikainen", "PER_DIEM", "PRN", "Casual", "Zero hours",
    "Частичная занятость",
  ],
  contract: [
    "Contract", "CONTRACTOR", "Contract, full-time", "Temporary, full-time", "Onsite - Contract", "FTC", "W2/C2H",
    "Contract to hire", "B2B contract", "fulltime_fixed_term", "TEMPORARY", "Befristet", "Zeitarbeit", "CDD",
    "Intérim", "Contrato temporal", "Tempo determinato", "Tijdelijk", "Umowa zlecenie", "Vikariat", "Seasonal", "Locum",
  ],
  freelance: [
    "Freelance", "Remote - Freelance", "Freelancer/Contractor", "Freiberuflich", "Autónomo", "Partita IVA", "ZZP",
    "Self-employed", "Фриланс",
  ],
  internship: [
    "Internship", "INTERN", "Intern, full-time", "Praktikum", "Ausbildung", "Stage", "Alternance", "Prácticas",
    "Tirocinio", "Estágio", "Staż", "Стажировка", "Apprenticeship",
  ],
  nothing: ["OTHER", "VOLUNTEER", "Experienced", "Fixed", "Employment contract", "Contract type: n/a", "", "berufserfahren"],
};

describe("from published labels", () => {
  for (const [type, examples] of Object.entries(labels)) {
    test.each(examples)(`${type}: %s`, (label) => {
      expect(readEmploymentType([label], "Accountant").type).toBe(type === "nothing" ? null : type);
    });
  }
});

// prettier-ignore
const titles: Record<JobType | "nothing", string[]> = {
  "full-time": ["Driver (Full-Time)", "Verkäufer Vollzeit"],
  "part-time": ["Driver - Part Time", "Meat Cutter P/T", "Werkstudent Vertrieb", "Verkäufer (m/w/d) Teilzeit"],
  contract: ["Data Engineer (Contract)", "Analyst 12 month FTC", "Buyer - Maternity Cover", "Interim Controller"],
  freelance: ["Freelance Illustrator", "Video Editor (Freelance)"],
  internship: ["Marketing Intern", "2027 Summer Internship - Law", "Data Science Apprentice", "Praktikant HR"],
  nothing: [
    "Contracts Manager", "Contract Administrator", "Internal Auditor", "Internship Program Manager", "Stage Manager",
    "Temporary Works Engineer", "Freelance Network Manager", "Project Manager", "International Tax Adviser", "Accountant",
  ],
};

describe("from the title alone", () => {
  for (const [type, examples] of Object.entries(titles)) {
    test.each(examples)(`${type}: %s`, (title) => {
      expect(readEmploymentType([], title).type).toBe(type === "nothing" ? null : type);
    });
  }
});

test("the title adds what labels leave out, but not other hours", () => {
  expect(readEmploymentType(["Full-time"], "Software Engineer Intern").type).toBe("internship");
  expect(readEmploymentType(["Part-time"], "Driver, full-time preferred").type).toBe("part-time");
  expect(readEmploymentType(["Regular"], "Driver (Part-Time)").type).toBe("part-time");
});

test("neither the order of labels nor their case decides", () => {
  const label = fc.constantFrom(...Object.values(labels).flat());
  fc.assert(
    fc.property(fc.array(label, { maxLength: 4 }), (published) => {
      const { type } = readEmploymentType(published, "");
      expect(readEmploymentType(published.toReversed(), "").type).toBe(type);
      expect(readEmploymentType([published.join(" / ").toUpperCase()], "").type ?? type).toBe(type);
    }),
  );
});

test("the published words are kept", () => {
  expect(readEmploymentType(["Full&nbsp;time", "CDI"], "").rawType).toBe("Full time, CDI");
  expect(readEmploymentType([], "").rawType).toBeNull();
});
