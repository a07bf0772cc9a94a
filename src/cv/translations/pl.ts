import type { Translation } from "./translation.ts";

export const pl: Translation = {
  name: "Polski",
  direction: "ltr",
  script: "latin",
  headings: {
    summary: "Profil zawodowy",
    experience: "Doświadczenie zawodowe",
    education: "Wykształcenie",
    skills: "Umiejętności",
    projects: "Projekty",
    certificates: "Certyfikaty",
    languages: "Języki",
    volunteering: "Wolontariat",
    awards: "Nagrody",
    publications: "Publikacje",
    interests: "Zainteresowania",
    references: "Referencje",
  },
  labels: {
    curriculum: "Życiorys",
    personal: "Dane osobowe",
    email: "E-mail",
    phone: "Telefon",
    address: "Adres",
    website: "Strona",
  },
  page: {
    cv: "CV",
    pageOf: "Strona {page} z {pages}",
    grade: "Ocena",
    thesis: "Praca dyplomowa",
    courses: "Kursy",
    credential: "Nr certyfikatu",
    validUntil: "Ważne do",
    birthDate: "Data urodzenia",
    nationality: "Obywatelstwo",
    contact: "Kontakt",
    colon: ": ",
    comma: ", ",
  },
  dates: {
    present: ["obecnie", "do chwili obecnej", "do teraz", "do dziś", "teraz", "nadal"],
    longMonths:
      "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień".split(
        " ",
      ),
    shortMonths: "sty. lut. mar. kwi. maj cze. lip. sie. wrz. paź. lis. gru.".split(" "),
    otherMonths:
      "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split(
        " ",
      ),
    startToEnd: " – ",
  },
};
