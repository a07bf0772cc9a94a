import { expect, test } from "vitest";
import { titleRoles } from "./title-roles.ts";

test.each([
  ["Python Developer, Data Analyst, QA", ["Python Developer", "Data Analyst", "QA"]],
  ["Data Analyst / Business Analyst (m/f/d)", ["Data Analyst", "Business Analyst"]],
  ["Cook | Kitchen Porter", ["Cook", "Kitchen Porter"]],
  ["Nurses and Care Assistants", ["Nurses", "Care Assistants"]],
  ["Office Manager/Receptionist", ["Office Manager", "Receptionist"]],
  ["Data Analyst, Welder, and Bus Driver", ["Data Analyst", "Welder", "Bus Driver"]],
  ["Data Analyst and other roles", ["Data Analyst"]],
  ["Analysts, Engineers and other roles", ["Analysts", "Engineers"]],
  ["Data Analyst, Software Engineer, Leeds", ["Data Analyst", "Software Engineer"]],
])("%s lists several roles", (title, roles) => {
  expect(titleRoles(title)).toEqual(roles);
});

test.each([
  "Research and Development Manager",
  "Sales & Marketing Officer",
  "Sales, Marketing and Customer Service Manager",
  "Driver and Vehicle Examiner",
  "Java/Kotlin Developer",
  "QA/Test Engineer",
  "UX/UI Designer",
  "Software Engineer/Developer",
  "Software Engineer, Principal",
  "Manager, Sales",
  "Data Analyst",
  "",
])("%s is one role", (title) => {
  expect(titleRoles(title)).toEqual([title]);
});
