import type { Translation } from "./translation.ts";

export const it: Translation = {
  name: "Italiano",
  direction: "ltr",
  script: "latin",
  headings: {
    summary: "Profilo",
    experience: "Esperienza professionale",
    education: "Istruzione e formazione",
    skills: "Competenze",
    projects: "Progetti",
    certificates: "Certificazioni",
    languages: "Lingue",
    volunteering: "Volontariato",
    awards: "Premi",
    publications: "Pubblicazioni",
    interests: "Interessi",
    references: "Referenze",
  },
  labels: {
    curriculum: "Curriculum vitae",
    personal: "Informazioni personali",
    email: "E-mail",
    phone: "Telefono",
    address: "Indirizzo",
    website: "Sito web",
  },
  page: {
    cv: "Curriculum vitae",
    pageOf: "Pagina {page} di {pages}",
    grade: "Voto",
    thesis: "Tesi",
    courses: "Corsi",
    credential: "N. certificato",
    validUntil: "Valido fino al",
    birthDate: "Data di nascita",
    nationality: "Nazionalità",
    contact: "Contatti",
    colon: ": ",
    comma: ", ",
  },
  dates: {
    present: ["presente", "oggi", "a oggi", "ad oggi", "attuale", "attualmente", "in corso"],
    longMonths:
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
        " ",
      ),
    shortMonths: "gen. feb. mar. apr. mag. giu. lug. ago. set. ott. nov. dic.".split(" "),
    startToEnd: " – ",
  },
};
