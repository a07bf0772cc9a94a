import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JobType } from "../posting.ts";
import { readEmploymentTypes } from "./employment-type.ts";

// prettier-ignore
const labels: Record<JobType | "nothing", string[]> = {
  "full-time": [
    "Full-time", "FULL_TIME", "FullTime", "Fulltime", "full time", "Onsite - Full Time", "Permanent, full-time",
    "Permanent, full-time or part-time", "Experienced, Permanent, Full time", "fulltime_permanent", "Vollzeit",
    "Vollzeit/Teilzeit", "Voll- oder Teilzeit", "Not part-time, full-time", "全职", "正社員", "Plein temps", "Full", "Festanstellung", "CDI", "CDI - Temps plein", "Permanent", "Jornada completa",
    "Tempo pieno", "Tempo integral", "CLT", "Vast", "Umowa o pracę", "Pełny etat", "Heltid", "Tillsvidareanställning",
    "Fuldtid", "Kokoaikainen", "Plný úvazek", "Полная занятость", "Full-time Tier 2",
  ],
  "part-time": [
    "Part-time", "PART_TIME", "Parttime", "Permanent, part-time", "Teilzeit", "Minijob", "Werkstudent", "Temps partiel",
    "Media jornada", "Deeltijd", "Część etatu", "Deltid", "Osa-aikainen", "PER_DIEM", "PRN", "兼职", "Not full-time", "keine Vollzeit", "Yarı zamanlı", "Casual", "Zero hours",
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
    "Tirocinio", "Estágio", "Staż", "Стажировка", "Apprenticeship", "实习",
  ],
  nothing: [
    "Regular","OTHER", "VOLUNTEER", "Experienced", "Fixed", "Employment contract", "Contract type: n/a", "", "berufserfahren"],
};

const readType = (published: string[], title: string) =>
  readEmploymentTypes(published, title, "").types[0] ?? null;

describe("from published labels", () => {
  for (const [type, examples] of Object.entries(labels)) {
    test.each(examples)(`${type}: %s`, (label) => {
      expect(readType([label], "Accountant")).toBe(type === "nothing" ? null : type);
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
      expect(readType([], title)).toBe(type === "nothing" ? null : type);
    });
  }
});

test("the title adds what labels leave out, but not other hours", () => {
  expect(readType(["Full-time"], "Software Engineer Intern")).toBe("internship");
  expect(readType(["Part-time"], "Driver, full-time preferred")).toBe("part-time");
  expect(readType(["Regular"], "Driver (Part-Time)")).toBe("part-time");
});

test("several types are alternatives, and the widest comes first", () => {
  const types = (published: string[], title = "") => readEmploymentTypes(published, title, "").types;
  expect(types(["Contract or permanent"])).toEqual(["full-time", "contract"]);
  expect(types(["Full-time", "Interns"], "Software developers")).toEqual(["full-time", "internship"]);
  expect(types(["Vollzeit/Teilzeit"])).toEqual(["full-time", "part-time"]);
  for (const both of [
    "Voll-/Teilzeit",
    "Voll- und Teilzeit",
    "Teil- oder Vollzeit",
    "Vollzeit (40 h) oder Teilzeit",
    "Full or part-time",
    "Full/Part time",
    "Part- or full-time",
    "Temps plein ou partiel",
    "Jornada completa o parcial",
    "Tempo pieno o parziale",
    "Voltijd of deeltijd",
    "Hel- eller deltid",
    "Pełny lub niepełny etat",
    "Plný nebo částečný úvazek",
    "全职/兼职",
  ])
    expect(types([both]), both).toEqual(["full-time", "part-time"]);
  expect(types([], "Verkäufer (m/w/d) in Voll- oder Teilzeit")).toEqual(["full-time", "part-time"]);
  expect(types(["Contract, full-time"])).toEqual(["contract", "full-time"]);
  expect(types(["Intern, full-time"])).toEqual(["internship", "full-time"]);
  expect(types(["Full-time", "Contract"], "Law Intern")).toEqual(["internship", "full-time", "contract"]);
});

test("neither the order of labels nor their case decides", () => {
  const label = fc.constantFrom(...Object.values(labels).flat());
  fc.assert(
    fc.property(fc.array(label, { maxLength: 4 }), (published) => {
      const type = readType(published, "");
      expect(readType(published.toReversed(), "")).toBe(type);
      expect(readType([published.join(" / ").toUpperCase()], "") ?? type).toBe(type);
    }),
  );
});

describe("from the description, where fields and title say nothing", () => {
  test.each([
    ["This is a full-time position in Leeds.", ["full-time"]],
    ["Position Type: Contract\nDuration: 6 months", ["contract"]],
    ["We need a Java developer for a 6-month contract in Leeds.", ["contract"]],
    ["Location: Leeds\nJob Type: Part-time", ["part-time"]],
    ["This 3-month internship teaches you the trade.", ["internship"]],
    ["For a direct hire or 3 month contract-to-hire role", ["contract"]],
    ["Leeds, UK Position Type: Contract - We bake bread", ["contract"]],
    ["Baker. Location: LeedsDuration: Full time", ["full-time"]],
    ["Baker for a long-term contract in Leeds.", ["contract"]],
    ["We are looking for an experienced full-time baker.", ["full-time"]],
    ["Join us full-time to bake bread.", ["full-time"]],
    ["We hire two people:\n1. A full-time pastry chef", ["full-time"]],
    ["Baker: Full time, Onsite. We bake.", ["full-time"]],
    ["Location: Leeds (REMOTE OK, Full time)\nWebsite: crumb.example", ["full-time"]],
    ["Bäckerei in Kassel. Wir bieten ein unbefristetes Arbeitsverhältnis.", ["full-time"]],
    ["Wir suchen in Teilzeit eine Verkäuferin.", ["part-time"]],
    ["Boulanger à temps plein, contrat CDI.", ["full-time"]],
    ["Oferujemy umowę o pracę.", ["full-time"]],
    ["Contrato indefinido, jornada parcial de 25 horas", ["part-time"]],
    ["Unbefristete Anstellung in Teilzeit", ["part-time"]],
    ["Contratto a tempo determinato di 6 mesi", ["contract"]],
    ["Contrat à durée déterminée de 6 mois, temps plein.", ["contract", "full-time"]],
    ["Unbefristeter Arbeitsvertrag, 18 Stunden (Teilzeit)", ["part-time"]],
    ["Umowa o pracę na czas określony, pełny etat", ["contract", "full-time"]],
    ["Umowa zlecenie na pół etatu", ["contract", "part-time"]],
    ["Vikariat på heltid", ["contract"]],
    ["We do not offer part-time work.", []],
    ["Nie oferujemy etatów dla lektorów.", []],
    ["Wir suchen ab sofort in Voll- oder Teilzeit eine Fachkraft.", ["full-time", "part-time"]],
    ["Anstellung in Vollzeit (40 h) oder Teilzeit möglich", ["full-time", "part-time"]],
    ["Poste à temps plein ou partiel.", ["full-time", "part-time"]],
    ["This is a full or part-time position.", ["full-time", "part-time"]],
    ["Not a full-time role: 20 hours", ["part-time"]],
    ["This is not a part-time position.", []],
    ["Permanent, part-time (0.6 FTE)", ["part-time"]],
    ["Zero hours contract", ["part-time"]],
    ["Casual position, up to 20 hours weekly", ["part-time"]],
    ["Minijob auf 538-Euro-Basis", ["part-time"]],
    ["Stage de 6 mois", ["internship"]],
    ["Boulanger en contrat d’alternance", ["internship"]],
    ["Apprenticeship, 18 months", ["internship"]],
    ["Seasonal, Dec to March", ["contract"]],
    ["工作性质：全职", ["full-time"]],
    ["全职员工享受年假。", []],
    ["Abgeschlossene Ausbildung zum Koch", []],
    ["We pay for 25 days off, based on full time employment.", []],
    ["Part-time, casual, intern, and temporary employees get fewer benefits.", []],
    ["We cannot sponsor visas for right-to-hire, fulltime, or other roles.", []],
    ["You need two years of full-time experience.", []],
    ["Flexible Arbeitszeiten und Möglichkeit zur Teilzeit", []],
    ["You will coach contract participants and support contract negotiations.", []],
    ["Open to full-time students. Benefits for full-time employees.", []],
    ["Two years in a procurement/contract role.", []],
    ["Leads the internship programme.", []],
    ["A casual work environment", []],
  ])("%s", (text, types) => {
    expect(readEmploymentTypes([], "Accountant", text).types).toEqual(types);
  });

  test("the words are quoted with their offsets", () => {
    const text = "We build cranes. This is a full-time position in Leeds.";
    const { evidence } = readEmploymentTypes([], "Accountant", text);
    expect(evidence).toMatchObject({ from: "description", text: "This is a full-time position in Leeds." });
    expect(evidence?.from === "description" && text.slice(evidence.start, evidence.end)).toBe(evidence?.text);
  });
});

test("the published words are kept", () => {
  expect(readEmploymentTypes(["Full&nbsp;time", "CDI"], "", "").rawType).toBe("Full time, CDI");
  expect(readEmploymentTypes([], "", "").rawType).toBeNull();
});
