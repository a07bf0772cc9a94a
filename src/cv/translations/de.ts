import type { Translation } from "./translation.ts";

export const de: Translation = {
  name: "Deutsch",
  direction: "ltr",
  script: "latin",
  headings: {
    summary: "Profil",
    experience: "Berufserfahrung",
    education: "Ausbildung",
    skills: "Kenntnisse",
    projects: "Projekte",
    certificates: "Zertifikate",
    languages: "Sprachen",
    volunteering: "Ehrenamt",
    awards: "Auszeichnungen",
    publications: "Veröffentlichungen",
    interests: "Interessen",
    references: "Referenzen",
  },
  labels: {
    curriculum: "Lebenslauf",
    personal: "Persönliche Daten",
    email: "E-Mail",
    phone: "Telefon",
    address: "Adresse",
    website: "Website",
  },
  page: {
    cv: "Lebenslauf",
    pageOf: "Seite {page} von {pages}",
    grade: "Note",
    courses: "Kurse",
    contact: "Kontakt",
    colon: ": ",
    comma: ", ",
  },
  dates: {
    present: ["heute", "bis heute", "derzeit", "aktuell", "laufend"],
    longMonths: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
      " ",
    ),
    shortMonths: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.".split(" "),
    otherMonths: "Jänner Feber Mrz Apr Mai Jun Jul Aug Sep Okt Nov Dez".split(" "),
    startToEnd: " – ",
    rangeWords: ["bis"],
  },
};
