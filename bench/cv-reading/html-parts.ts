import type { Person } from "./invent-person.ts";
import { showPeriod, showYears, type Notation } from "./show-dates.ts";
import { translations } from "../../src/cv/translations/translations.ts";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The texts of a person for HTML, in forms that several layouts share. */
export function htmlParts(person: Person, notation: Notation) {
  const { page } = translations[person.language];
  const colon = person.language === "zh" ? "：" : ": ";
  const h2 = (key: keyof Person["headings"]): string => `<h2>${escaped(person.headings[key])}</h2>`;
  const bullets = (items: readonly string[]): string =>
    `<ul>${items.map((one) => `<li>${escaped(one)}</li>`).join("")}</ul>`;
  const work = person.work.map((job) => ({
    position: escaped(job.position),
    company: escaped(job.name),
    location: escaped(job.location),
    dates: showPeriod(person, job.start, job.end, notation),
    bullets: bullets(job.highlights),
  }));
  const education = person.education.map((study) => ({
    title: `${escaped(study.studyType)}${study.studyType.includes(" ") || person.language === "zh" ? (person.language === "zh" ? "，" : ", ") : " "}${escaped(study.area)}`,
    school: escaped(study.institution),
    dates: showYears(study.start, study.end, notation),
    score: study.score === "" ? "" : `<p>${page.grade}${colon}${study.score}</p>`,
  }));
  return {
    h2,
    colon,
    name: escaped(person.name),
    label: escaped(person.label),
    summary: `<p>${escaped(person.summary)}</p>`,
    contacts: [person.email, person.phone, person.city, person.linkedIn, person.url].map(escaped),
    work,
    education,
    groups: person.skills
      .map(
        ({ name, keywords }) =>
          `<p><b>${escaped(name)}${colon}</b>${keywords.map(escaped).join(person.language === "zh" ? "、" : ", ")}</p>`,
      )
      .join(""),
    skillList: person.skills.flatMap(({ name, keywords }) => [name, ...keywords]).map(escaped),
    tongues: person.languages.map(({ language, fluency }) => ({
      language: escaped(language),
      fluency: escaped(fluency),
    })),
    projects: person.projects
      .map(
        (one) =>
          `<h3>${escaped(one.name)}<span class="r">${one.year}</span></h3><p>${escaped(one.url)}</p><p>${escaped(one.description)}</p>`,
      )
      .join(""),
    certificates: person.certificates.map((one) => ({
      name: escaped(one.name),
      issuer: escaped(one.issuer),
      year: String(one.year),
    })),
    bullets,
  };
}

export type HtmlParts = ReturnType<typeof htmlParts>;

export const page = (style: string, body: string, language: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>@page{size:A4;margin:16mm}
  body{margin:0;font:10pt/1.35 Arial,"Bench Han",sans-serif}h1{font-size:20pt;margin:0}h2{font-size:12pt;margin:10pt 0 3pt}
  h3{font-size:10pt;margin:5pt 0 1pt}p{margin:1pt 0}ul{margin:1pt 0;padding-left:14pt}.r{float:right;font-weight:400}${style}</style><body>${body}</body></html>`;
