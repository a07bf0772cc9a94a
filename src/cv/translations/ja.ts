import type { Translation } from "./translation.ts";

export const ja: Translation = {
  name: "日本語",
  direction: "ltr",
  script: "japanese",
  headings: {
    summary: "職務要約",
    experience: "職務経歴",
    education: "学歴",
    skills: "スキル",
    projects: "プロジェクト",
    certificates: "資格",
    languages: "語学",
    volunteering: "ボランティア活動",
    awards: "受賞歴",
    publications: "著書・論文",
    interests: "趣味・関心",
    references: "推薦者",
  },
  page: {
    cv: "職務経歴書",
    pageOf: "{page} / {pages} ページ",
    grade: "成績",
    courses: "履修科目",
    contact: "連絡先",
    colon: "：",
    comma: "、",
  },
  dates: {
    present: ["現在", "現在に至る", "今"],
    longMonths: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月".split(" "),
    shortMonths: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月".split(" "),
    yearSuffix: "年",
    startToEnd: " – ",
  },
};
