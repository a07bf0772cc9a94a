import type { Translation } from "./translation.ts";

export const es: Translation = {
  name: "Español",
  direction: "ltr",
  script: "latin",
  headings: {
    summary: "Perfil",
    experience: "Experiencia profesional",
    education: "Formación",
    skills: "Competencias",
    projects: "Proyectos",
    certificates: "Certificados",
    languages: "Idiomas",
    volunteering: "Voluntariado",
    awards: "Premios",
    publications: "Publicaciones",
    interests: "Intereses",
    references: "Referencias",
  },
  page: {
    cv: "Currículum",
    pageOf: "Página {page} de {pages}",
    grade: "Nota",
    thesis: "Tesis",
    courses: "Asignaturas",
    credential: "N.º de credencial",
    validUntil: "Válido hasta",
    birthDate: "Fecha de nacimiento",
    nationality: "Nacionalidad",
    contact: "Contacto",
    colon: ": ",
    comma: ", ",
  },
  dates: {
    present: ["actualidad", "la actualidad", "actual", "actualmente", "presente", "hoy"],
    longMonths:
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
    shortMonths: "ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.".split(" "),
    monthToYear: " de ",
    startToEnd: " – ",
  },
};
