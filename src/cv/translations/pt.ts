import type { Translation } from "./translation.ts";

export const pt: Translation = {
  name: "Português",
  direction: "ltr",
  script: "latin",
  headings: {
    summary: "Perfil",
    experience: "Experiência profissional",
    education: "Formação",
    skills: "Competências",
    projects: "Projetos",
    certificates: "Certificados",
    languages: "Línguas",
    volunteering: "Voluntariado",
    awards: "Prémios",
    publications: "Publicações",
    interests: "Interesses",
    references: "Referências",
  },
  page: {
    cv: "Currículo",
    pageOf: "Página {page} de {pages}",
    grade: "Nota",
    thesis: "Dissertação",
    courses: "Disciplinas",
    credential: "N.º do certificado",
    validUntil: "Válido até",
    birthDate: "Data de nascimento",
    nationality: "Nacionalidade",
    contact: "Contacto",
    colon: ": ",
    comma: ", ",
  },
  dates: {
    present: ["presente", "atual", "actual", "atualmente", "atualidade", "hoje"],
    longMonths:
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" "),
    shortMonths: "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.".split(" "),
    monthToYear: " de ",
    startToEnd: " – ",
  },
};
