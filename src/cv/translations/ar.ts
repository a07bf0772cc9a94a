import type { Translation } from "./translation.ts";

export const ar: Translation = {
  name: "العربية",
  direction: "rtl",
  script: "arabic",
  headings: {
    summary: "نبذة شخصية",
    experience: "الخبرة المهنية",
    education: "التعليم",
    skills: "المهارات",
    projects: "المشاريع",
    certificates: "الشهادات",
    languages: "اللغات",
    volunteering: "العمل التطوعي",
    awards: "الجوائز",
    publications: "المنشورات",
    interests: "الاهتمامات",
    references: "المراجع",
  },
  page: {
    cv: "السيرة الذاتية",
    pageOf: "صفحة {page} من {pages}",
    grade: "المعدل",
    courses: "المقررات",
    contact: "معلومات الاتصال",
    colon: ": ",
    comma: "، ",
  },
  dates: {
    present: ["الآن", "حتى الآن", "حاليا", "حاليًا", "الحاضر", "الوقت الحالي"],
    longMonths: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split(" "),
    shortMonths: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split(" "),
    startToEnd: " حتى ",
    rangeWords: ["حتى"],
  },
};
