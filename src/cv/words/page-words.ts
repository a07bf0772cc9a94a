import type { CvLanguage } from "../document/cv-languages.ts";

export type PageWords = {
  /** What the document is: its title where the person has given no name. */
  cv: string;
  /** With {page} and {pages}. */
  pageOf: string;
  /** Before the mark of a degree. */
  grade: string;
  courses: string;
  /** Heading of the contact details, where a template has one. */
  contact: string;
  /** Between a label and what it labels. */
  colon: string;
  /** Between the parts of a list. */
  comma: string;
};

const latin = { colon: ": ", comma: ", " };
const cjk = { colon: "：", comma: "、" };

export const pageWords: Readonly<Record<CvLanguage, PageWords>> = {
  en: {
    cv: "CV",
    pageOf: "Page {page} of {pages}",
    grade: "Grade",
    courses: "Courses",
    contact: "Contact",
    ...latin,
  },
  de: {
    cv: "Lebenslauf",
    pageOf: "Seite {page} von {pages}",
    grade: "Note",
    courses: "Kurse",
    contact: "Kontakt",
    ...latin,
  },
  fr: {
    cv: "CV",
    pageOf: "Page {page} sur {pages}",
    grade: "Mention",
    courses: "Cours",
    contact: "Contact",
    colon: " : ",
    comma: ", ",
  },
  es: {
    cv: "Currículum",
    pageOf: "Página {page} de {pages}",
    grade: "Nota",
    courses: "Asignaturas",
    contact: "Contacto",
    ...latin,
  },
  it: {
    cv: "Curriculum vitae",
    pageOf: "Pagina {page} di {pages}",
    grade: "Voto",
    courses: "Corsi",
    contact: "Contatti",
    ...latin,
  },
  pt: {
    cv: "Currículo",
    pageOf: "Página {page} de {pages}",
    grade: "Nota",
    courses: "Disciplinas",
    contact: "Contacto",
    ...latin,
  },
  pl: {
    cv: "CV",
    pageOf: "Strona {page} z {pages}",
    grade: "Ocena",
    courses: "Kursy",
    contact: "Kontakt",
    ...latin,
  },
  nl: {
    cv: "Cv",
    pageOf: "Pagina {page} van {pages}",
    grade: "Cijfer",
    courses: "Vakken",
    contact: "Contact",
    ...latin,
  },
  el: {
    cv: "Βιογραφικό σημείωμα",
    pageOf: "Σελίδα {page} από {pages}",
    grade: "Βαθμός",
    courses: "Μαθήματα",
    contact: "Επικοινωνία",
    ...latin,
  },
  uk: {
    cv: "Резюме",
    pageOf: "Сторінка {page} з {pages}",
    grade: "Оцінка",
    courses: "Курси",
    contact: "Контакти",
    ...latin,
  },
  ar: {
    cv: "السيرة الذاتية",
    pageOf: "صفحة {page} من {pages}",
    grade: "المعدل",
    courses: "المقررات",
    contact: "معلومات الاتصال",
    colon: ": ",
    comma: "، ",
  },
  he: {
    cv: "קורות חיים",
    pageOf: "עמוד {page} מתוך {pages}",
    grade: "ציון",
    courses: "קורסים",
    contact: "פרטי קשר",
    ...latin,
  },
  ja: {
    cv: "職務経歴書",
    pageOf: "{page} / {pages} ページ",
    grade: "成績",
    courses: "履修科目",
    contact: "連絡先",
    ...cjk,
  },
  zh: {
    cv: "简历",
    pageOf: "第 {page} 页，共 {pages} 页",
    grade: "成绩",
    courses: "主修课程",
    contact: "联系方式",
    ...cjk,
  },
};
