import type { CvDocument } from "../../cv/document/cv-document.ts";

export type ShownField = { label: string; value: string; isMissing: boolean };

const maxJobs = 5;
const maxStudies = 3;

/** Lists the fields of a CV as an applicant-tracking system stores them. Missing fields are listed, too. */
export function readFields({ personal, sections }: CvDocument): ShownField[] {
  const jobs = sections.experience.filter(({ company, position }) => company + position !== "");
  const studies = sections.education.filter(({ institution, degree }) => institution + degree !== "");
  const skills = sections.skills.flatMap(({ name, keywords }) => (keywords === "" ? name : keywords));
  return [
    field("Name", personal.fullName),
    field("Email", personal.email),
    field("Phone", personal.phone),
    field("Place", personal.location),
    ...(jobs.length === 0 ? [field("Work", "")] : []),
    ...jobs
      .slice(0, maxJobs)
      .flatMap(({ company, position, startDate, endDate }, index) => [
        field(index === 0 ? "Newest job" : "Earlier job", [position, company].filter(Boolean).join(", ")),
        field("Dates", startDate === "" ? "" : [startDate, endDate].filter(Boolean).join(" – ")),
      ]),
    ...(studies.length === 0 ? [field("Education", "")] : []),
    ...studies
      .slice(0, maxStudies)
      .map(({ degree, field: area, institution }) =>
        field(
          "Education",
          [[degree, area].filter(Boolean).join(" "), institution].filter(Boolean).join(", "),
        ),
      ),
    field("Skills", skills.filter((skill) => skill !== "").join(", ")),
  ];
}

const field = (label: string, value: string): ShownField => ({
  label,
  value: value.trim(),
  isMissing: value.trim() === "",
});
