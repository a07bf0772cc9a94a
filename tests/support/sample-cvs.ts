import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import type { SectionKind } from "../../src/cv/sections/sections.ts";
import type { CvLanguage } from "../../src/cv/translations/translations.ts";
import { newCvDocument, newRow } from "../../src/cv/document/new-cv-document.ts";

/** Texts in one script, about an invented person. */
type Words = {
  language: CvLanguage;
  name: string;
  headline: string;
  city: string;
  summary: string;
  jobs: { position: string; company: string; bullets: string[] }[];
  school: { degree: string; field: string; institution: string; courses: string };
  skills: { name: string; keywords: string }[];
  tongues: [string, string][];
  project: { name: string; role: string; summary: string };
  certificate: { name: string; issuer: string };
  award: { title: string; awarder: string; summary: string };
  publications: { name: string; publisher: string }[];
  interest: string;
  reference: { name: string; reference: string };
};

const people = {
  amara: {
    language: "en",
    name: "Amara Osei",
    headline: "Data analyst who writes for people",
    city: "Denver, CO",
    summary:
      "Five years turning operational data into decisions for transport and health teams. SQL every day, Python most days, plain English always.",
    jobs: [
      {
        position: "Data Analyst",
        company: "Front Range Transit",
        bullets: [
          "Cut late departures by 11% with a dispatch dashboard used by 46 supervisors.",
          "Own 38 dbt models and their tests; nightly failures fell from nine a month to one.",
          "Explained every figure of the yearly report to the board in one page, and then wrote the page that explains how the figures are made, so that nobody has to ask twice.",
        ],
      },
      {
        position: "Junior Analyst",
        company: "Meadow Clinics",
        bullets: [
          "Built the waiting-time report for 14 clinics in SQL and Python.",
          "Trained eleven nurses to read and question their own numbers.",
        ],
      },
      {
        position: "Operations Assistant",
        company: "Colfax Bikes",
        bullets: [
          "Replaced a paper stock count with a scanner workflow; saved six hours a week.",
          "Wrote the returns guide that new staff still get on their first day.",
        ],
      },
    ],
    school: {
      degree: "BSc",
      field: "Statistics",
      institution: "University of Colorado Boulder",
      courses: "Sampling, Time series, Writing for readers",
    },
    skills: [
      { name: "Data", keywords: "SQL, Python, dbt, PostgreSQL" },
      { name: "Reporting", keywords: "dashboards, A/B testing, stakeholder workshops" },
    ],
    tongues: [
      ["English", "native"],
      ["Twi", "fluent"],
    ],
    project: {
      name: "Bus bunching atlas",
      role: "Author",
      summary:
        "A map of where buses catch up with each other, made from open data, read by two city councils.",
    },
    certificate: { name: "Certified dbt Developer", issuer: "dbt Labs" },
    award: {
      title: "Plain Words Prize",
      awarder: "Rocky Mountain Statistics Society",
      summary: "For a report without a single acronym.",
    },
    publications: [
      { name: "Why buses bunch, and what a dispatcher can do about it", publisher: "Transit Quarterly" },
      {
        name: "Counting people who wait: measuring queues without cameras",
        publisher: "Health Operations Letters",
      },
    ],
    interest: "Trail running",
    reference: { name: "Joan Feld", reference: "The analyst whose reports people read to the end." },
  },
  eleni: {
    language: "el",
    name: "Ελένη Παπαδοπούλου",
    headline: "Αναλύτρια δεδομένων",
    city: "Θεσσαλονίκη",
    summary: "Πέντε χρόνια εμπειρίας στην ανάλυση δεδομένων για τις μεταφορές και την υγεία.",
    jobs: [
      {
        position: "Αναλύτρια δεδομένων",
        company: "Αστικές Συγκοινωνίες",
        bullets: [
          "Μείωσα τις καθυστερήσεις κατά 11% με έναν πίνακα ελέγχου.",
          "Συντηρώ 38 μοντέλα και τους ελέγχους τους.",
        ],
      },
      {
        position: "Βοηθός ερευνήτρια",
        company: "Κλινική Λειβαδιά",
        bullets: ["Έφτιαξα την αναφορά αναμονής για 14 ιατρεία."],
      },
    ],
    school: {
      degree: "Πτυχίο",
      field: "Στατιστική",
      institution: "Αριστοτέλειο Πανεπιστήμιο",
      courses: "Δειγματοληψία, Χρονοσειρές",
    },
    skills: [{ name: "Δεδομένα", keywords: "SQL, Python, στατιστική" }],
    tongues: [
      ["Ελληνικά", "μητρική"],
      ["Αγγλικά", "άριστα"],
    ],
    project: { name: "Άτλας λεωφορείων", role: "Συγγραφέας", summary: "Ένας χάρτης από ανοιχτά δεδομένα." },
    certificate: { name: "Πιστοποίηση SQL", issuer: "Ινστιτούτο Πληροφορικής" },
    award: {
      title: "Βραβείο σαφήνειας",
      awarder: "Εταιρεία Στατιστικής",
      summary: "Για μια αναφορά χωρίς συντομογραφίες.",
    },
    publications: [{ name: "Γιατί συσσωρεύονται τα λεωφορεία", publisher: "Συγκοινωνιακά Χρονικά" }],
    interest: "Πεζοπορία",
    reference: { name: "Μαρία Ιωάννου", reference: "Γράφει αναφορές που διαβάζονται ως το τέλος." },
  },
  oksana: {
    language: "uk",
    name: "Оксана Щербань",
    headline: "Аналітикиня даних",
    city: "Львів",
    summary: "П’ять років перетворюю дані на рішення для транспорту й медицини.",
    jobs: [
      {
        position: "Аналітикиня даних",
        company: "Міський транспорт",
        bullets: [
          "Скоротила запізнення на 11% завдяки панелі для диспетчерів.",
          "Підтримую 38 моделей та їхні перевірки.",
        ],
      },
      {
        position: "Молодша аналітикиня",
        company: "Клініка «Їжак»",
        bullets: ["Створила звіт про час очікування для 14 клінік."],
      },
    ],
    school: {
      degree: "Бакалавр",
      field: "статистика",
      institution: "Львівський університет",
      courses: "Вибірки, Часові ряди",
    },
    skills: [{ name: "Дані", keywords: "SQL, Python, статистика" }],
    tongues: [
      ["Українська", "рідна"],
      ["Англійська", "вільно"],
    ],
    project: { name: "Атлас автобусів", role: "Авторка", summary: "Мапа з відкритих даних." },
    certificate: { name: "Сертифікат SQL", issuer: "Академія даних" },
    award: {
      title: "Премія ясного слова",
      awarder: "Товариство статистиків",
      summary: "За звіт без жодної абревіатури.",
    },
    publications: [{ name: "Чому автобуси збиваються в купу", publisher: "Транспортний вісник" }],
    interest: "Біг у горах",
    reference: { name: "Ганна Ґудзь", reference: "Її звіти дочитують до кінця." },
  },
  layla: {
    language: "ar",
    name: "ليلى حداد",
    headline: "محللة بيانات",
    city: "عمان",
    summary: "خمس سنوات في تحويل بيانات التشغيل إلى قرارات في النقل والصحة.",
    jobs: [
      {
        position: "محللة بيانات",
        company: "شركة النقل الحضري",
        bullets: ["خفضت التأخير بنسبة كبيرة عبر لوحة متابعة للمشرفين.", "أدير نماذج البيانات واختباراتها."],
      },
      { position: "محللة مبتدئة", company: "عيادات المروج", bullets: ["بنيت تقرير أوقات الانتظار للعيادات."] },
    ],
    school: {
      degree: "بكالوريوس",
      field: "الإحصاء",
      institution: "الجامعة الأردنية",
      courses: "المعاينة، السلاسل الزمنية",
    },
    skills: [{ name: "البيانات", keywords: "الإحصاء، التقارير، النمذجة" }],
    tongues: [
      ["العربية", "اللغة الأم"],
      ["الإنجليزية", "بطلاقة"],
    ],
    project: { name: "أطلس الحافلات", role: "مؤلفة", summary: "خريطة من بيانات مفتوحة." },
    certificate: { name: "شهادة تحليل البيانات", issuer: "أكاديمية البيانات" },
    award: { title: "جائزة الوضوح", awarder: "جمعية الإحصاء", summary: "عن تقرير بلا اختصارات." },
    publications: [{ name: "لماذا تتجمع الحافلات", publisher: "مجلة النقل" }],
    interest: "المشي في الجبال",
    reference: { name: "سارة منصور", reference: "تقاريرها تقرأ حتى النهاية." },
  },
  noa: {
    language: "he",
    name: "נועה לוי",
    headline: "אנליסטית נתונים",
    city: "חיפה",
    summary: "חמש שנים של הפיכת נתונים תפעוליים להחלטות בתחבורה ובבריאות.",
    jobs: [
      {
        position: "אנליסטית נתונים",
        company: "תחבורה עירונית",
        bullets: ["צמצמתי איחורים בעזרת לוח בקרה לסדרנים.", "מתחזקת מודלים ובדיקות."],
      },
      { position: "אנליסטית זוטרה", company: "מרפאות הכרמל", bullets: ["בניתי דוח זמני המתנה למרפאות."] },
    ],
    school: {
      degree: "תואר ראשון",
      field: "סטטיסטיקה",
      institution: "אוניברסיטת חיפה",
      courses: "דגימה, סדרות עתיות",
    },
    skills: [{ name: "נתונים", keywords: "סטטיסטיקה, דוחות, מידול" }],
    tongues: [
      ["עברית", "שפת אם"],
      ["אנגלית", "שוטפת"],
    ],
    project: { name: "אטלס האוטובוסים", role: "מחברת", summary: "מפה מנתונים פתוחים." },
    certificate: { name: "תעודת ניתוח נתונים", issuer: "האקדמיה לנתונים" },
    award: { title: "פרס הבהירות", awarder: "אגודת הסטטיסטיקאים", summary: "על דוח ללא ראשי תיבות." },
    publications: [{ name: "מדוע אוטובוסים מצטופפים", publisher: "כתב עת לתחבורה" }],
    interest: "ריצת שבילים",
    reference: { name: "מיכל ברק", reference: "את הדוחות שלה קוראים עד הסוף." },
  },
  yuki: {
    language: "ja",
    name: "佐藤 由紀",
    headline: "データアナリスト",
    city: "札幌市",
    summary: "交通と医療の現場データを意思決定につなげて五年。毎日SQLを書き、わかりやすい言葉で伝えます。",
    jobs: [
      {
        position: "データアナリスト",
        company: "北都交通株式会社",
        bullets: ["配車ダッシュボードにより遅延を11%削減。", "38のモデルとテストを管理。"],
      },
      {
        position: "アシスタント",
        company: "草原クリニック",
        bullets: ["14の診療所の待ち時間レポートを作成。"],
      },
    ],
    school: { degree: "学士", field: "統計学", institution: "北海道の大学", courses: "標本調査、時系列解析" },
    skills: [{ name: "データ", keywords: "統計、可視化、報告書" }],
    tongues: [
      ["日本語", "母語"],
      ["英語", "流暢"],
    ],
    project: { name: "バス地図帳", role: "著者", summary: "公開データから作った地図。" },
    certificate: { name: "統計検定二級", issuer: "統計質保証機構" },
    award: { title: "明快な文章賞", awarder: "統計協会", summary: "略語のない報告書に対して。" },
    publications: [{ name: "なぜバスは団子になるのか", publisher: "交通研究" }],
    interest: "山歩き",
    reference: { name: "田中 恵", reference: "最後まで読まれる報告書を書く人です。" },
  },
  chen: {
    language: "zh",
    name: "陈思远",
    headline: "数据分析师",
    city: "杭州",
    summary: "五年来把运营数据变成交通和医疗团队的决策。每天写SQL，用平实的语言说明。",
    jobs: [
      {
        position: "数据分析师",
        company: "山前公交集团",
        bullets: ["通过调度看板将晚点减少11%。", "维护38个模型及其测试。"],
      },
      { position: "初级分析师", company: "草地诊所", bullets: ["为14家诊所建立候诊时间报告。"] },
    ],
    school: { degree: "理学学士", field: "统计学", institution: "浙江某大学", courses: "抽样、时间序列" },
    skills: [{ name: "数据", keywords: "统计、报表、建模" }],
    tongues: [
      ["中文", "母语"],
      ["英语", "流利"],
    ],
    project: { name: "公交地图集", role: "作者", summary: "用开放数据制作的地图。" },
    certificate: { name: "数据分析证书", issuer: "数据学院" },
    award: { title: "清晰表达奖", awarder: "统计学会", summary: "表彰一份没有缩写的报告。" },
    publications: [{ name: "公交车为何扎堆", publisher: "交通季刊" }],
    interest: "越野跑",
    reference: { name: "李静", reference: "她的报告能让人读到最后。" },
  },
} satisfies Record<string, Words>;

export type SamplePerson = keyof typeof people;
export const samplePeople = Object.keys(people) as SamplePerson[];

/** A CV with something in every section, in the script of an invented person. */
export function sampleCv(person: SamplePerson): CvDocument {
  const words: Words = people[person];
  let ids = 0;
  const newId = () => `row-${++ids}`;
  const cv = newCvDocument(newId);
  const row = <K extends SectionKind>(kind: K, fields: Partial<CvDocument["sections"][K][number]>) => ({
    ...newRow(kind, newId),
    ...fields,
  });
  return {
    ...cv,
    language: words.language,
    look: { ...cv.look, dateFormat: words.language === "en" ? "numeric" : "long" },
    personal: {
      ...cv.personal,
      fullName: words.name,
      headline: words.headline,
      email: `${person}@example.com`,
      phone: "+1 303 555 0142",
      location: words.city,
      linkedIn: `https://linkedin.com/in/${person}`,
      portfolio: `https://${person}.example.org/`,
      summary: words.summary,
    },
    sections: {
      experience: words.jobs.map((job, index) =>
        row("experience", {
          position: job.position,
          company: job.company,
          startDate: `0${6 - index}/20${23 - index * 3}`,
          endDate: index === 0 ? "Present" : `05/20${26 - index * 3}`,
          description: job.bullets.map((bullet) => `- ${bullet}`).join("\n"),
        }),
      ),
      education: [row("education", { ...words.school, startDate: "2015", endDate: "2019", score: "3.8" })],
      skills: words.skills.map((skill) => row("skills", skill)),
      projects: [
        row("projects", { ...words.project, url: "https://example.org/atlas", startDate: "02/2022" }),
      ],
      certificates: [row("certificates", { ...words.certificate, date: "09/2024" })],
      languages: words.tongues.map(([language, fluency]) => row("languages", { language, fluency })),
      volunteering: [],
      awards: [row("awards", { ...words.award, date: "11/2025" })],
      publications: words.publications.map((publication, index) =>
        row("publications", {
          ...publication,
          date: `0${index + 3}/2025`,
          url: `https://doi.org/10.5555/${person}.${index}`,
        }),
      ),
      interests: [row("interests", { name: words.interest })],
      references: [row("references", words.reference)],
    },
  };
}
