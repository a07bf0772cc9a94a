import type { Translation } from "./translation.ts";

export const zh: Translation = {
  name: "中文",
  direction: "ltr",
  script: "chinese",
  region: "CN",
  headings: {
    summary: "个人简介",
    experience: "工作经历",
    education: "教育背景",
    skills: "专业技能",
    projects: "项目经历",
    certificates: "证书",
    languages: "语言能力",
    volunteering: "志愿者经历",
    awards: "荣誉奖项",
    publications: "发表作品",
    interests: "兴趣爱好",
    references: "推荐人",
  },
  page: {
    cv: "简历",
    pageOf: "第 {page} 页，共 {pages} 页",
    grade: "成绩",
    courses: "主修课程",
    contact: "联系方式",
    colon: "：",
    comma: "、",
  },
  dates: {
    present: ["至今", "现在", "現在", "目前", "今"],
    longMonths: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月".split(" "),
    shortMonths: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月".split(" "),
    yearSuffix: "年",
    startToEnd: " – ",
  },
};
