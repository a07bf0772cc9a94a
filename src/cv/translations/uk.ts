import type { Translation } from "./translation.ts";

export const uk: Translation = {
  name: "Українська",
  direction: "ltr",
  script: "cyrillic",
  headings: {
    summary: "Про себе",
    experience: "Досвід роботи",
    education: "Освіта",
    skills: "Навички",
    projects: "Проєкти",
    certificates: "Сертифікати",
    languages: "Мови",
    volunteering: "Волонтерство",
    awards: "Нагороди",
    publications: "Публікації",
    interests: "Інтереси",
    references: "Рекомендації",
  },
  labels: {
    curriculum: "Резюме",
    personal: "Особисті дані",
    email: "Ел. пошта",
    phone: "Телефон",
    address: "Адреса",
    website: "Вебсайт",
  },
  page: {
    cv: "Резюме",
    pageOf: "Сторінка {page} з {pages}",
    grade: "Оцінка",
    thesis: "Дипломна робота",
    courses: "Курси",
    credential: "Номер сертифіката",
    validUntil: "Дійсний до",
    birthDate: "Дата народження",
    nationality: "Громадянство",
    contact: "Контакти",
    colon: ": ",
    comma: ", ",
  },
  dates: {
    present: ["дотепер", "досі", "донині", "тепер", "зараз", "до сьогодні", "по теперішній час"],
    longMonths:
      "січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень".split(
        " ",
      ),
    shortMonths: "січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.".split(" "),
    otherMonths:
      "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня".split(" "),
    startToEnd: " – ",
  },
};
