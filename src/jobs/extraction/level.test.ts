import { describe, expect, test } from "vitest";
import type { ExperienceLevel } from "../posting.ts";
import { readLevel } from "./level.ts";

describe("the published label", () => {
  test.each<[string, ExperienceLevel | null]>([
    ["JUNIOR", "entry"],
    ["Entry-Level", "entry"],
    ["entry_level", "entry"],
    ["Internship", "entry"],
    ["Trainee", "entry"],
    ["Berufseinsteiger", "entry"],
    ["Mid Level", "mid"],
    ["Midweight", "mid"],
    ["INTERMEDIATE", "mid"],
    ["Associate", "mid"],
    ["experienced", "mid"],
    ["berufserfahren", "mid"],
    ["professional / experienced", "mid"],
    ["Mid-Senior level", "mid"],
    ["MidSenior", "mid"],
    ["Senior Level", "senior"],
    ["EXPERT", "senior"],
    ["Manager", "senior"],
    ["Director", "executive"],
    ["Executive", "executive"],
    ["Junior, Mid-level", "entry"],
    ["Mid-level, Senior", "mid"],
    ["Any", null],
    ["Not Applicable", null],
    ["", null],
  ])("%s is %s", (label, level) => {
    expect(readLevel(label, "Accountant")?.value ?? null).toBe(level);
  });

  test("an exact label overrides the title; a vague one does not", () => {
    expect(readLevel("Junior", "Senior Accountant")?.value ?? null).toBe("entry");
    expect(readLevel("Mid-Senior level", "Senior Accountant")?.value ?? null).toBe("senior");
    expect(readLevel("Experienced", "Head of Accounts")?.value ?? null).toBe("executive");
    expect(readLevel("Not Applicable", "Junior Accountant")?.value ?? null).toBe("entry");
  });
});

// prettier-ignore
const titles: Record<ExperienceLevel | "nothing", string[]> = {
  entry: [
    "Junior Developer", "Jr. Business Analyst", "Graduate Engineer", "New Grad Software Engineer", "Marketing Intern",
    "Summer Internship, Finance", "Apprentice Electrician", "Werkstudent (m/w/d) Vertrieb", "Auszubildende zur Köchin",
    "Stagiaire marketing", "Młodszy analityk", "Software Engineer I", "QA Technician I - Nights", "Entry Level Buyer",
    "Associate Consultant", "Associate Product Manager", "Analyst/Junior Data Scientist", "Jr./Sr. Java Developer",
    "General Manager Intern", "Junior Accountant", "Junior Art Director",
  ],
  mid: [
    "Mid-level Data Engineer", "Software Engineer II", "Inventory Analyst II - 401", "Intermediate Designer",
    "Mid/Senior Python Developer", "Java Developer (Mid / Senior)", "Experienced Welder", "Systems Engineer II ITIL",
  ],
  senior: [
    "Senior Data Scientist", "Sr. Network Engineer", "Snr Buyer", "Lead Developer", "Data Science Lead", "Team Leader",
    "Staff Software Engineer", "Staff, Data Scientist", "Staff+ Security Engineer", "Principal Designer",
    "Security Engineer III", "Data Architect - III", "Head Chef", "Head Pastry Chef", "Art Director",
    "Associate Director, Trials", "Chief of Staff", "Warehouse Supervisor", "Starszy analityk", "Teamleitung Einkauf",
    "Experienced Senior Developer", "Associate Principal Scientist", "Senior Living Lead Cook",
  ],
  executive: [
    "Director of Nursing", "Executive Director", "Senior Director, Sales", "VP, Marketing", "SVP Risk", "CTO",
    "Chief Financial Officer", "Chief People & Culture Officer", "Head of Design", "Deputy Head of IT", "Finance Head",
    "Managing Director", "Geschäftsführer (m/w/d)", "Directrice commerciale", "Co-Founder", "Director, Graduate Hiring",
    "School Principal",
  ],
  nothing: [
    "Accountant", "Lead Generation Specialist", "Inbound Lead Qualification Rep", "Senior Living Cook",
    "Senior Care Assistant", "Executive Assistant", "Executive Assistant to the CEO", "Account Executive",
    "Sales Executive", "Staff Nurse", "Staff Accountant", "Kitchen Staff", "Internal Auditor", "International Buyer",
    "Graduate Admissions Officer", "Internship Program Manager", "Student Success Advisor", "Product Owner",
    "Phase II Trial Nurse", "Class I Driver", "I/O Engineer", "Sales Associate", "Retail Associate", "Data Entry Clerk",
    "Directory Services Engineer", "Mid-Market Account Executive", "Account Executive, Mid Market", "Analyst, COO Group",
    "Student Affairs Coordinator", "Manager I, Engineering", "Headcount Planner", "Head office secretary", "",
  ],
};

describe("the title", () => {
  for (const [level, examples] of Object.entries(titles)) {
    test.each(examples)(`${level}: %s`, (title) => {
      expect(readLevel(null, title)?.value ?? null).toBe(level === "nothing" ? null : level);
    });
  }
});
