import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { readCv } from "./read-cv.ts";

/** Reads a text file and returns its document, or fails. */
async function read(text: string) {
  const reading = await readCv(strToU8(text), "cv.txt");
  if (!reading.ok) throw new Error(reading.reason);
  const { document, confidence, unplaced } = reading;
  return {
    document: document as Record<string, Record<string, unknown>[]> & { basics: Record<string, unknown> },
    confidence,
    unplaced: unplaced.map(({ text: one }) => one),
  };
}

const head = "Ada Example\nada@example.org | +44 7700 900123\n\n";
const posts = async (text: string) =>
  ((await read(`${head}EXPERIENCE\n\n${text}`)).document["work"] ?? []).map(
    ({ position, name, startDate, endDate }) => [position, name, startDate, endDate],
  );

describe("orders of title, employer and dates", () => {
  const both = [
    ["Night Nurse", "Alderbrook Hospital", "2021-03", undefined],
    ["Cashier", "Pellworth Stores", "2018", "2020"],
  ];
  test.each([
    [
      "title at employer",
      "03/2021 – Present\nNight Nurse at Alderbrook Hospital, Leeds\n\n2018 – 2020\nCashier at Pellworth Stores, York",
    ],
    [
      "Title. Employer (town)",
      "03/2021 – Present\nNight Nurse. Alderbrook Hospital (Leeds)\n\n2018 – 2020\nCashier. Pellworth Stores (York)",
    ],
    [
      "title, employer. dates",
      "Night Nurse, Alderbrook Hospital. 03/2021 – Present.\nCashier, Pellworth Stores, York. 2018 – 2020.",
    ],
    [
      "employer and town above the title",
      "Alderbrook Hospital, Leeds | 03/2021 – Present\nNight Nurse\n\nPellworth Stores, York | 2018 – 2020\nCashier",
    ],
    [
      "labels",
      "03/2021 – to date\nOrganization: Alderbrook Hospital, Leeds\nPosition held: Night Nurse\n\n2018 – 2020\nOrganization: Pellworth Stores, York\nPosition held: Cashier",
    ],
    [
      "a sentence with the dates in brackets",
      "Working as Night Nurse at Alderbrook Hospital, Leeds (Mar '21 – Present)\n- Ward rounds\n\nCashier at Pellworth Stores, York (2018 – 2020)\n- Tills",
    ],
  ])("%s", async (_, text) => {
    expect(await posts(text)).toEqual(both);
  });
});

test("posts of LinkedIn's PDF have their employer, title and place", async () => {
  const text =
    "Corvid Systems\n\nSoftware Engineer\nApril 2022 - Present (2 years 8 months)\nKochi, Kerala, India\n\nJunior Software Engineer\nJuly 2018 - March 2022 (3 years 9 months)\nKochi, Kerala, India\n\nAlder Bank\n\nBank Clerk\nMay 2016 - June 2018 (2 years 2 months)\nLeeds, England, United Kingdom";
  const { document } = await read(`${head}EXPERIENCE\n\n${text}`);
  expect(document["work"]?.map(({ position, location }) => [position, location])).toEqual([
    ["Software Engineer", "Kochi, Kerala, India"],
    ["Junior Software Engineer", "Kochi, Kerala, India"],
    ["Bank Clerk", "Leeds, England, United Kingdom"],
  ]);
});

test.each([
  ["Abitur (1,6)\nGymnasium Musterstadt", { studyType: "Abitur", score: "1,6" }],
  ["Abitur (Note 1,6), Gymnasium Musterstadt", { studyType: "Abitur", score: "1,6" }],
  ["Baccalauréat S, mention bien, Lycée Exemple", { studyType: "Baccalauréat", score: "mention bien" }],
  ["A-levels: English, History, Art\nHarrow Lane College", { area: "English, History, Art" }],
  [
    "A-levels in Maths, Physics and Chemistry, Harrow Lane College",
    { area: "Maths, Physics and Chemistry", institution: "Harrow Lane College" },
  ],
])("the study %j", async (study, expected) => {
  const { document } = await read(`${head}EDUCATION\n\n${study}\n2010 – 2012\n`);
  expect(document["education"]).toMatchObject([expected]);
});

test("the rows of a Japanese form", async () => {
  const { document } = await read(
    "例田 花子\nhanako@example.jp\n\n学歴・職歴\n学歴\n平成23\t4\t例県立見本高等学校 機械科 入学\n平成26\t3\t例県立見本高等学校 機械科 卒業\n職歴\n2014\t4\t株式会社例製作 入社（旋盤加工を担当）\n2020\t3\t株式会社例製作 退職\n2020\t4\t有限会社見本工業 入社\n現在に至る\n年\t月\t免許・資格\n2013\t9\t普通自動車第一種運転免許 取得\n",
  );
  expect(document["education"]).toMatchObject([{ startDate: "2011-04", endDate: "2014-03" }]);
  expect(document["work"]).toMatchObject([
    { name: "株式会社例製作", position: "旋盤加工を担当", startDate: "2014-04", endDate: "2020-03" },
    { name: "有限会社見本工業", startDate: "2020-04" },
  ]);
  expect(document["work"]?.[1]?.["endDate"]).toBeUndefined();
  expect(document["certificates"]).toMatchObject([{ name: "普通自動車第一種運転免許", date: "2013-09" }]);
});

test("a line with a period after a list item begins an entry", async () => {
  const text =
    "Night Nurse | Alderbrook Hospital | 2021 – Present\n- Led a team of four and wrote the guide for everybody who\nis new on the ward\nCashier | Pellworth Stores | 2018 – 2020\n- Tills";
  expect(await posts(text)).toHaveLength(2);
});

test("one date is one date, and an expected end is an end", async () => {
  const { document } = await read(
    `${head}EXPERIENCE\n\nEvent Steward, Harbour Run\nApril 2024\n- Water\n\nClerk, Pellworth Stores\nSummer 2019\n- Tills\n\nEDUCATION\n\nBSc Chemistry, University of Leeds\n09/2023 – Expected May 2026\n`,
  );
  expect(document["work"]).toMatchObject([
    { startDate: "2024-04", endDate: "2024-04" },
    { startDate: "2019", endDate: "2019" },
  ]);
  expect(document["education"]).toMatchObject([{ startDate: "2023-09", endDate: "2026-05" }]);
});

test.each([
  ["Born: 03.04.1988\nPhone: 0161 496 0142", "0161 496 0142"],
  ["Geburtsdatum: 03.04.1988\nTelefon: 0911 4960142", "0911 4960142"],
  ["ORCID 0000-0002-0000-4471", undefined],
  ["CEP: 30421-232", undefined],
  ["Lincoln, NE 68502(402) 555-0119", "(402) 555-0119"],
])("the telephone number of %j", async (lines, phone) => {
  const { document } = await read(`Ada Example\nada@example.org\n${lines}\n\nSKILLS\n\nSQL, R\n`);
  expect(document.basics["phone"]).toBe(phone);
});

test.each([
  ["1418 Laurel Ave, Knoxville, TN 37916", "Knoxville"],
  ["4 Villa Road, Hove BN3 3AT", "Hove"],
  ["Hohe Straße 60, 01187 Dresden", "Dresden"],
  ["ul. Gdańska 141/5, 85-022 Bydgoszcz", "Bydgoszcz"],
  ["Via dei Tigli 18, 35042 Este (PD), Italia", "Este"],
])("the town of %s", async (address, city) => {
  const { document } = await read(`Ada Example\n${address}\nada@example.org\n\nSKILLS\n\nSQL, R\n`);
  expect(document.basics["location"]).toMatchObject({ city });
});

test("titles of the document, labels and networks are no town", async () => {
  const { document } = await read(
    "Ada Example\nCurriculum Vitae\nada@example.org | LinkedIn | GitHub\n\nSKILLS\n\nSQL, R\n",
  );
  expect(document.basics).toEqual({ name: "Ada Example", email: "ada@example.org" });
});

test("an entry without an employer is not sure", async () => {
  const { confidence } = await read(`${head}EXPERIENCE\n\nNight Nurse\n2018 – 2020\n- Ward rounds\n`);
  expect(confidence["/work/0/position"]).toBeLessThan(0.7);
  expect(confidence["/work/0/startDate"]).toBeLessThan(0.7);
});

test("text in no field is whole", async () => {
  const line = "Fellow of the Royal Society of Chemistry since 2019";
  const { unplaced } = await read(`${head}SKILLS\n\nC, R, Go\n\nMEMBERSHIPS\n\n${line}\n`);
  expect(unplaced).toContain(line);
});

test("a title of the document, a date of birth with a field and a duration are no text without a field", async () => {
  const { unplaced } = await read(
    `CURRICULUM VITAE\n\n${head}Date of birth: 3 April 1988\n\nEXPERIENCE\n\nBaker, Oven & Sons\nMay 2015 - June 2018 (3 years 2 months)\n- Baked bread\n`,
  );
  expect(unplaced).toEqual([]);
});

test("a heading whose spaces were lost begins its section", async () => {
  const { document } = await read(`${head}ABOUTME\n\nI bake bread and write the rota.\n`);
  expect(document).toMatchObject({ basics: { summary: "I bake bread and write the rota." } });
});

test("languages among the skills are languages", async () => {
  const { document } = await read(
    `${head}SKILLS\n\nTelemetry, Epic, Spanish (conversational)\n\nLANGUAGES\n\nEnglish and Welsh\n`,
  );
  expect(document["skills"]?.map(({ name }) => name)).toEqual(["Telemetry", "Epic"]);
  expect(document["languages"]?.map(({ language }) => language)).toEqual(["English", "Welsh", "Spanish"]);
});

test.each([
  ["Arbetslivserfarenhet", "Bussförare, Norrtrafik AB\naug 2021 – nu", "2021-08"],
  ["Трудовая деятельность:", "с сентября 2016 г. по н.в. – Городская больница № 4, Врач-терапевт", "2016-09"],
  ["İş Tecrübesi", "Öğretmen, Kuzey Okulu\n09/2021 – Devam ediyor", "2021-09"],
  ["경력사항", "개발자, 예시 주식회사\n2020.03 ~ 현재", "2020-03"],
  ["Experiență profesională", "Contabil – Primăria Exemplu\n03.2016 – în prezent", "2016-03"],
  ["Darba pieredze", "Pārdevējs, SIA Paraugs\nfebr. 2019 – pašlaik", "2019-02"],
  ["የሥራ ልምድ", "መምህር, ምሳሌ ትምህርት ቤት\n03/2018 – እስከ አሁን", "2018-03"],
])("reads a post below %s", async (heading, post, startDate) => {
  const { document } = await read(`${head}${heading}\n\n${post}\n`);
  expect(document["work"]).toMatchObject([{ startDate }]);
  expect(document["work"]?.[0]?.["endDate"]).toBeUndefined();
});
