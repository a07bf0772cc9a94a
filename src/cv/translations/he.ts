import type { Translation } from "./translation.ts";

export const he: Translation = {
  name: "עברית",
  direction: "rtl",
  script: "hebrew",
  headings: {
    summary: "תקציר",
    experience: "ניסיון תעסוקתי",
    education: "השכלה",
    skills: "כישורים",
    projects: "פרויקטים",
    certificates: "תעודות",
    languages: "שפות",
    volunteering: "התנדבות",
    awards: "פרסים",
    publications: "פרסומים",
    interests: "תחומי עניין",
    references: "ממליצים",
  },
  page: {
    cv: "קורות חיים",
    pageOf: "עמוד {page} מתוך {pages}",
    grade: "ציון",
    courses: "קורסים",
    contact: "פרטי קשר",
    colon: ": ",
    comma: ", ",
  },
  dates: {
    present: ["היום", "כיום", "עד היום", "עכשיו", "הווה"],
    longMonths: "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר".split(" "),
    shortMonths: "ינו׳ פבר׳ מרץ אפר׳ מאי יוני יולי אוג׳ ספט׳ אוק׳ נוב׳ דצמ׳".split(" "),
    startToEnd: " עד ",
    rangeWords: ["עד"],
  },
};
