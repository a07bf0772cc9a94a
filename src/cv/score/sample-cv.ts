import type { CvDocument, SectionRow } from "../document/cv-document.ts";
import { newCvDocument, newRow } from "../document/new-cv-document.ts";

type Job = Partial<Omit<SectionRow<"experience">, "id">>;

/** Builds a CV for tests: a good one, apart from what the test changes. */
export function sampleCv(change: (document: CvDocument) => void = () => {}): CvDocument {
  let ids = 0;
  const document = newCvDocument(() => `row-${(ids += 1)}`);
  Object.assign(document.personal, {
    fullName: "Amara Osei",
    headline: "Data analyst for hospitals",
    email: "amara.osei@example.com",
    phone: "+1 303 555 0142",
    location: "Denver, CO",
    linkedIn: "linkedin.com/in/amara-osei",
    summary:
      "Data analyst with six years in hospitals and clinics. Turns daily figures into decisions with SQL, Python and dbt, and teaches nurses and managers to read them.",
  });
  document.sections.experience = [
    jobRow({
      company: "Meadow Clinics",
      position: "Data analyst",
      startDate: "03/2021",
      endDate: "Present",
      description: [
        "Built a report in SQL that 46 supervisors open each morning",
        "Cut the waiting time of patients by 18 % with a forecast in Python",
        "Trained eleven nurses to read the figures of their own ward",
        "Moved 120 old spreadsheets to dbt and PostgreSQL within one year",
      ].join("\n"),
    }),
    jobRow({
      company: "Front Range Transit",
      position: "Junior analyst",
      startDate: "06/2018",
      endDate: "02/2021",
      description: [
        "Counted passengers on 34 bus routes and published the figures each week",
        "Found 2,300 wrong records and repaired their source with the drivers",
        "Wrote the handbook that new analysts still use in their first month",
      ].join("\n"),
    }),
  ];
  Object.assign(document.sections.education[0] ?? {}, {
    institution: "University of Colorado Boulder",
    degree: "BSc",
    field: "Statistics",
    startDate: "09/2014",
    endDate: "05/2018",
  });
  Object.assign(document.sections.skills[0] ?? {}, {
    name: "Data",
    keywords: "SQL, Python, dbt, PostgreSQL, Tableau, forecasting",
  });
  change(document);
  return document;

  function jobRow(job: Job): SectionRow<"experience"> {
    return { ...newRow("experience", () => `row-${(ids += 1)}`), ...job };
  }
}
