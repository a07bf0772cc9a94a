import type { Translation } from "./translation.ts";

export const nl: Translation = {
  name: "Nederlands",
  direction: "ltr",
  script: "latin",
  headings: {
    summary: "Profiel",
    experience: "Werkervaring",
    education: "Opleiding",
    skills: "Vaardigheden",
    projects: "Projecten",
    certificates: "Certificaten",
    languages: "Talen",
    volunteering: "Vrijwilligerswerk",
    awards: "Onderscheidingen",
    publications: "Publicaties",
    interests: "Interesses",
    references: "Referenties",
  },
  page: {
    cv: "Cv",
    pageOf: "Pagina {page} van {pages}",
    grade: "Cijfer",
    thesis: "Scriptie",
    courses: "Vakken",
    credential: "Certificaatnr.",
    validUntil: "Geldig tot",
    birthDate: "Geboortedatum",
    nationality: "Nationaliteit",
    contact: "Contact",
    colon: ": ",
    comma: ", ",
  },
  dates: {
    present: ["heden", "nu", "vandaag", "huidig"],
    longMonths:
      "januari februari maart april mei juni juli augustus september oktober november december".split(" "),
    shortMonths: "jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec.".split(" "),
    startToEnd: " – ",
  },
};
