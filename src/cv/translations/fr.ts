import type { Translation } from "./translation.ts";

export const fr: Translation = {
  name: "Français",
  direction: "ltr",
  script: "latin",
  headings: {
    summary: "Profil",
    experience: "Expérience professionnelle",
    education: "Formation",
    skills: "Compétences",
    projects: "Projets",
    certificates: "Certifications",
    languages: "Langues",
    volunteering: "Bénévolat",
    awards: "Distinctions",
    publications: "Publications",
    interests: "Centres d’intérêt",
    references: "Références",
  },
  page: {
    cv: "CV",
    pageOf: "Page {page} sur {pages}",
    grade: "Mention",
    thesis: "Mémoire",
    courses: "Cours",
    credential: "Nº du certificat",
    validUntil: "Valable jusqu’au",
    birthDate: "Date de naissance",
    nationality: "Nationalité",
    contact: "Contact",
    colon: " : ",
    comma: ", ",
  },
  dates: {
    present: ["aujourd’hui", "à ce jour", "à présent", "présent", "actuel", "actuellement", "en cours"],
    longMonths: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
      " ",
    ),
    shortMonths: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(" "),
    startToEnd: " – ",
  },
};
