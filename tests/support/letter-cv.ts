import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { fromJsonResume } from "../../src/cv/json-resume/from-json-resume.ts";
import { requirementsOf } from "../../src/matching/requirements/pasted-advert.ts";
import { letterAdvertOf, type LetterAdvert } from "../../src/letters/letter-advert.ts";

/** The CV of an invented analyst. */
export function analystCv(more: object = {}): CvDocument {
  let last = 0;
  const read = fromJsonResume(
    {
      basics: { name: "Amara Osei", email: "amara@example.com", location: { city: "Denver" } },
      work: [
        {
          name: "Front Range Transit",
          position: "Data Analyst",
          startDate: "2021-06",
          highlights: [
            "Cut late departures by 11% with a dispatch dashboard in SQL that 46 supervisors use.",
            "Own 38 dbt models and their tests.",
          ],
        },
        {
          name: "Meadow Clinics",
          position: "Junior Analyst",
          startDate: "2019-03",
          endDate: "2021-05",
          highlights: [
            "Trained eleven nurses to question their own numbers.",
            "Awarded employee of the month.",
          ],
        },
      ],
      education: [
        { institution: "University of Northfield", studyType: "BSc", area: "Statistics", endDate: "2018-06" },
      ],
      skills: [{ name: "Data", keywords: ["SQL", "Python"] }],
      ...more,
    },
    () => `r${(last += 1)}`,
  );
  if (!read.ok) throw new Error(read.reason);
  return read.document;
}

/** An advert for an analyst. */
export function analystAdvert(text = advertText): LetterAdvert {
  const title = "Senior Data Analyst";
  const requirements = requirementsOf({ title, text });
  return letterAdvertOf({ id: "7", title, company: "Northbeck Energy", path: "/jobs/7", text, requirements });
}

const advertText = `About us
We run the grid of a small town, and we like figures that people can check before they believe them.

Responsibilities
- Build three dashboards a quarter for the field crews.
- Explain numbers to people who do not write SQL.

Requirements
- 3+ years of experience with SQL
- Python or another scripting language
- A bachelor's degree
`;
