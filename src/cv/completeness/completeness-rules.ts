import { readCvDate } from "../document/cv-date.ts";
import type { CvDocument, SectionRow } from "../document/cv-document.ts";
import { splitItems } from "../document/split-list.ts";
import type { SectionField } from "../sections/sections.ts";

export type FindingLevel = "fatal" | "major" | "missing" | "suggested";

/** One thing that readers expect of a CV. */
export type CompletenessRule = {
  id: string;
  level: FindingLevel;
  /** Points for the rule. The score is the share of the points of all rules that apply. */
  weight: number;
  /** Tells the user what is wrong and how to fix it. */
  title: string;
  detail: string;
  /**
   * Returns the share that is there, from 0 (nothing) to 1 (everything), or null if the rule does not apply.
   * `at` is the JSON pointer of the first place where something is missing.
   */
  check: (document: CvDocument) => { share: number; at: string } | null;
};

/** Increase it with every change of a rule. Every score includes it. */
export const completenessVersion = "completeness 1";

const personal = (field: keyof CvDocument["personal"], isThere: (text: string) => boolean) => {
  return ({ personal: { [field]: text } }: CvDocument) => ({
    share: typeof text === "string" && isThere(text.trim()) ? 1 : 0,
    at: `/personal/${field}`,
  });
};

const written = (text: string): boolean => text !== "";
const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

/** Returns the share of jobs for which `has` is true, and the first job for which it is not. Null without jobs. */
function ofJobs(field: SectionField<"experience">, has: (row: SectionRow<"experience">) => boolean) {
  return ({ sections }: CvDocument) => {
    const jobs = sections.experience.flatMap((row, index) =>
      row.company.trim() + row.position.trim() === "" ? [] : [{ row, index }],
    );
    if (jobs.length === 0) return null;
    const without = jobs.filter(({ row }) => !has(row));
    return {
      share: 1 - without.length / jobs.length,
      at: `/sections/experience/${without[0]?.index ?? 0}/${field}`,
    };
  };
}

/**
 * The fields that every recruiter's form asks for and every parser looks for (cf. the required fields of JSON Resume
 * importers and Textkernel's quality levels). The rules check what is there, not how good it is.
 */
export const completenessRules: readonly CompletenessRule[] = [
  {
    id: "name",
    level: "fatal",
    weight: 12,
    title: "Your name is missing",
    detail: "It heads the page, names the file and is the first thing a parser looks for.",
    check: personal("fullName", written),
  },
  {
    id: "email",
    level: "fatal",
    weight: 12,
    title: "No email address to answer to",
    detail: "Write it in full, for example amara@example.com.",
    check: personal("email", (text) => /^\S+@\S+\.\S+$/.test(text)),
  },
  {
    id: "phone",
    level: "missing",
    weight: 5,
    title: "No phone number",
    detail: "Many employers call first. Begin with the country code, for example +44.",
    check: personal("phone", (text) => (text.match(/\p{Nd}/gu) ?? []).length >= 6),
  },
  {
    id: "location",
    level: "missing",
    weight: 5,
    title: "No place",
    detail: "City and region or country are enough; a street is not needed.",
    check: personal("location", written),
  },
  {
    id: "summary",
    level: "suggested",
    weight: 8,
    title: "No headline and no summary",
    detail: "One line on what you do lets a reader place you before the first date.",
    check: ({ personal: { headline, summary } }) => ({
      share: written(headline.trim() + summary.trim()) ? 1 : 0,
      at: "/personal/headline",
    }),
  },
  {
    id: "experience",
    level: "major",
    weight: 14,
    title: "No work yet",
    detail: "Paid or not, long or short: what you did somewhere, with the organisation and your role.",
    check: ({ sections: { experience, projects, volunteering } }) => ({
      share: [
        ...experience.map((row) => row.company + row.position),
        ...projects.map((row) => row.name),
        ...volunteering.map((row) => row.organisation),
      ].some((text) => written(text.trim()))
        ? 1
        : 0,
      at: "/sections/experience/0/company",
    }),
  },
  {
    id: "employer-and-role",
    level: "major",
    weight: 8,
    title: "A job lacks its employer or its role",
    detail: "A parser that finds only one of them often drops the whole entry.",
    check: ofJobs("position", (row) => written(row.company.trim()) && written(row.position.trim())),
  },
  {
    id: "dates",
    level: "major",
    weight: 12,
    title: "A job has no dates that can be read",
    detail: "Use MM/YYYY, for example 03/2021, and Present where it goes on.",
    check: ofJobs("startDate", (row) => isStart(row.startDate) && readCvDate(row.endDate) !== null),
  },
  {
    id: "achievements",
    level: "major",
    weight: 12,
    title: "A job says less than two things you did",
    detail: "Write one achievement a line, the newest job first and in most detail.",
    check: ofJobs("description", (row) => linesOf(row.description).length >= 2),
  },
  {
    id: "education",
    level: "missing",
    weight: 6,
    title: "No education",
    detail: "School, training or course: the institution and what you learned there.",
    check: ({ sections }) => ({
      share: sections.education.some((row) => written(row.institution.trim() + row.degree.trim())) ? 1 : 0,
      at: "/sections/education/0/institution",
    }),
  },
  {
    id: "skills",
    level: "missing",
    weight: 6,
    title: "Fewer than five skills",
    detail: "Name tools and methods as adverts name them; recruiters search for these words.",
    check: ({ sections }) => {
      const named = sections.skills.flatMap((row) =>
        row.keywords.trim() === "" ? [row.name] : splitItems(row.keywords),
      );
      return {
        share: Math.min(1, named.filter((name) => written(name.trim())).length / 5),
        at: "/sections/skills/0/name",
      };
    },
  },
];

function isStart(text: string): boolean {
  const date = readCvDate(text);
  return date !== null && date !== "present";
}
