import type { Notation } from "./show-dates.ts";
import type { Month, Person } from "./invent-person.ts";

/** The JSON Resume that a perfect reader gives for a person. */
export function truthOf(person: Person, notation: Notation): Record<string, unknown> {
  const month = ({ year, month: one }: Month) => `${year}-${String(one).padStart(2, "0")}`;
  const { name, label, email, phone, city, linkedIn, url, summary } = person;
  return {
    basics: { name, label, email, phone, summary, url, location: { city }, profiles: [{ url: linkedIn }] },
    work: person.work.map(({ start, end, ...job }) => ({
      ...job,
      startDate: month(start),
      ...(end ? { endDate: month(end) } : {}),
    })),
    education: person.education.map(({ start, end, score, ...study }) => ({
      ...study,
      ...(notation === 1 ? {} : { startDate: String(start) }),
      endDate: String(end),
      ...(score === "" ? {} : { score }),
    })),
    skills: person.skills,
    languages: person.languages,
    projects: person.projects.map(({ year, ...project }) => ({ ...project, startDate: String(year) })),
    certificates: person.certificates.map(({ year, ...one }) => ({ ...one, date: String(year) })),
  };
}
