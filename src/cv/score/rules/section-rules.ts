import { citations } from "../citations.ts";
import { scoreKept } from "../judge-lines.ts";
import { isTown } from "../words/towns.ts";
import type { JudgedCv, RuleScore, ScoreRule } from "../score-rule.ts";

/** Words of a summary. Fewer cannot say what a person does and is good at. */
const enoughSummary = 8;

/** The parts that every recruiter's form asks for and every parser looks for. */
export const sectionRules: readonly ScoreRule[] = [
  {
    id: "headline",
    level: "suggested",
    part: "sections",
    weight: 2,
    title: "No headline under your name",
    detail: "Name your occupation in a few words, for example “Data analyst for hospitals”.",
    citation: citations.nationalCareers,
    judge: ({ contents: { document } }) => {
      const headline = document.personal.headline.trim();
      const kept = scoreKept(headline !== "" && !isTown(headline), "/personal/headline");
      if (headline === "") return kept;
      return {
        ...kept,
        detail: `“${headline}” is a place. Name your occupation there in a few words, for example “Data analyst for hospitals”.`,
      };
    },
  },
  {
    id: "summary",
    level: "suggested",
    part: "sections",
    weight: 4,
    title: "The summary is missing or very short",
    detail: "Write two or three sentences on what you do and what you are good at.",
    citation: citations.nationalCareers,
    judge: ({ contents: { summary } }) => ({
      share: Math.min(1, summary.flatMap((line) => line.words).length / enoughSummary),
      places: [{ pointer: "/personal/summary", quote: null }],
    }),
  },
  {
    id: "experience",
    level: "major",
    part: "sections",
    weight: 5,
    title: "No work yet",
    detail: "Paid or not, long or short: what you did somewhere, with the organisation, your role and dates.",
    citation: citations.textkernel,
    judge: ({ contents: { jobs, posts } }) => ({
      share: jobs.length > 0 ? 1 : posts.length > 0 ? 0.85 : 0,
      places: [{ pointer: "/sections/experience/0/company", quote: null }],
    }),
  },
  {
    id: "employer-and-role",
    level: "major",
    part: "sections",
    weight: 4,
    title: "A job lacks its employer or its role",
    detail: "A parser that finds only one of them often drops the whole entry.",
    citation: citations.textkernel,
    after: "experience",
    judge: ({ contents: { jobs } }) => {
      if (jobs.length === 0) return null;
      const lacking = jobs.filter(({ employer, role }) => employer === "" || role === "");
      return {
        share: 1 - lacking.length / jobs.length,
        places: lacking.map(({ pointer, employer, role }) => ({
          pointer: `${pointer}/${employer === "" ? "company" : "position"}`,
          quote: employer + role,
        })),
      };
    },
  },
  {
    id: "education",
    level: "missing",
    part: "sections",
    weight: 3,
    title: "No education",
    detail: "School, training or course: the institution and what you learned there.",
    citation: citations.textkernel,
    isEssential: true,
    judge: ({ contents: { document } }) =>
      scoreKept(
        document.sections.education.some((row) => row.institution.trim() + row.degree.trim() !== ""),
        "/sections/education/0/institution",
      ),
  },
  {
    id: "education-complete",
    level: "suggested",
    part: "sections",
    weight: 1,
    title: "A course of study lacks its institution or its degree",
    detail: "Name both: searches for degrees look into these fields.",
    citation: citations.textkernel,
    after: "education",
    judge: completeEducation,
  },
];

function completeEducation({ contents: { document } }: JudgedCv): RuleScore | null {
  const rows = document.sections.education
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => row.institution.trim() + row.degree.trim() + row.field.trim() !== "");
  if (rows.every(({ row }) => row.institution.trim() + row.degree.trim() === "")) return null;
  const lacking = rows.filter(
    ({ row }) => row.institution.trim() === "" || row.degree.trim() + row.field.trim() === "",
  );
  return {
    share: 1 - lacking.length / rows.length,
    places: lacking.map(({ row, index }) => ({
      pointer: `/sections/education/${index}/${row.institution.trim() === "" ? "institution" : "degree"}`,
      quote: row.institution.trim() || row.degree.trim() || row.field.trim(),
    })),
  };
}
