import { jobTitles } from "./job-titles.ts";
import { seededRandom, type Random } from "../random.ts";
import { translations } from "../../src/cv/translations/translations.ts";
import { hanNames, names, words, type BenchLanguage, type Words } from "./words.ts";

export type Job = {
  position: string;
  name: string;
  location: string;
  start: Month;
  end: Month | null;
  highlights: string[];
};
export type Study = {
  institution: string;
  studyType: string;
  area: string;
  start: number;
  end: number;
  score: string;
};
export type Month = { year: number; month: number };

/** An invented person, as the truth and as the input of layouts. */
export type Person = {
  language: BenchLanguage;
  name: string;
  label: string;
  email: string;
  phone: string;
  city: string;
  linkedIn: string;
  url: string;
  summary: string;
  work: Job[];
  education: Study[];
  skills: { name: string; keywords: string[] }[];
  languages: { language: string; fluency: string }[];
  projects: { name: string; description: string; url: string; year: number }[];
  certificates: { name: string; issuer: string; year: number }[];
  headings: Record<
    "summary" | "experience" | "education" | "skills" | "languages" | "projects" | "certificates",
    string
  >;
  random: Random;
};

const list = (text: string): string[] => text.split("|");

/** Invents a person. The same language and number give the same person. */
export function inventPerson(language: BenchLanguage, number: number): Person {
  const random = seededRandom(number * 7_919 + language.charCodeAt(0) * 131 + language.charCodeAt(1));
  const own = words[language];
  const [first, last] = [random.pick(list(own.first)), random.pick(list(own.last))];
  const latin = `${"abcdefghkmnprst"[random.below(15)]}${"aeiou"[random.below(5)]}${"lmnrst"[random.below(6)]}${number}`;
  const name = language === "zh" ? `${last}${first}` : `${first} ${last}`;
  const work = jobs(random, own, language, 2 + random.below(2));
  return {
    language,
    name,
    label: work[0]?.position ?? "",
    email: `${latin}.${random.pick(["cv", "post", "mail"])}@example.${random.pick(["com", "org", "net"])}`,
    phone: random.pick([
      "+44 113 496 0142",
      "+49 561 2083 114",
      "(503) 555-0171",
      "+33 4 72 00 18 25",
      "0221 4710-815",
      "+380 32 255 01 47",
    ]),
    city: random.pick(list(own.cities)),
    linkedIn: `linkedin.com/in/${latin}`,
    url: `www.${latin}-works.example.org`,
    summary: list(own.summary).join(language === "zh" ? "" : " "),
    work,
    education: studies(random, own, language),
    skills: skillGroups(random, own),
    languages: tongues(language, list(own.fluency)),
    projects: [
      {
        name: `${nameOf(random, language)} Atlas`,
        description: list(own.bullets)[3] ?? "",
        url: `https://${latin}.example.org/atlas`,
        year: 2018 + random.below(6),
      },
    ],
    certificates: [
      {
        name: `${list(own.skills)[7]} II`,
        issuer: `${nameOf(random, language)} ${language === "zh" ? "学院" : "Institut"}`,
        year: 2016 + random.below(8),
      },
      {
        name: `${list(own.skills)[0]} Pro`,
        issuer: `${nameOf(random, language)} Akademie`,
        year: 2012 + random.below(8),
      },
    ],
    headings: headingsOf(own, language, number),
    random,
  };
}

const nameOf = (random: Random, language: BenchLanguage): string =>
  random.pick(list(language === "zh" ? hanNames : names));

function jobs(random: Random, own: Words, language: BenchLanguage, count: number): Job[] {
  let year = 2024 - random.below(2);
  return Array.from({ length: count }, (_, index) => {
    const end = index === 0 ? null : { year, month: 1 + random.below(12) };
    year -= 2 + random.below(3);
    const highlights = list(own.bullets).filter((__, at) => (at + index) % 2 === 0);
    return {
      position: random.pick(jobTitles[language] ?? []),
      name: random.pick(list(own.companies)).replace("{}", nameOf(random, language)),
      location: random.pick(list(own.cities)),
      start: { year, month: 1 + random.below(12) },
      end,
      highlights,
    };
  });
}

function studies(random: Random, own: Words, language: BenchLanguage): Study[] {
  return [0, 1].map((index) => {
    const end = 2012 - index * 4 - random.below(2);
    return {
      institution: random.pick(list(own.schools)).replace("{}", nameOf(random, language)),
      studyType: random.pick(list(own.degrees)),
      area: random.pick(list(own.fields)),
      start: end - 3,
      end,
      score: index === 0 ? random.pick(["1,7", "3.6", "8.4"]) : "",
    };
  });
}

function skillGroups(random: Random, own: Words): Person["skills"] {
  const all = list(own.skills);
  const from = random.below(3);
  return [
    { name: all[from] ?? "", keywords: all.slice(from + 1, from + 4) },
    { name: all[from + 4] ?? "", keywords: all.slice(from + 5, from + 7) },
  ];
}

function tongues(language: BenchLanguage, fluency: readonly string[]): Person["languages"] {
  const display = new Intl.DisplayNames([language], { type: "language" });
  const others = ["en", "fr", "de", "es"].filter((one) => one !== language).slice(0, 2);
  return [language, ...others].map((code, index) => ({
    language: display.of(code) ?? code,
    fluency: fluency[index] ?? "",
  }));
}

/** Every second person has other headings than the usual ones. */
function headingsOf(own: Words, language: BenchLanguage, number: number): Person["headings"] {
  const [
    experience = "",
    education = "",
    skills = "",
    languages = "",
    projects = "",
    certificates = "",
    summary = "",
  ] = list(own.headings);
  return number % 2 === 0
    ? { ...translations[language].headings }
    : { experience, education, skills, languages, projects, certificates, summary };
}
