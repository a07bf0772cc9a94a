import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSkills } from "./skills.ts";
import { spellings } from "./skills/skill-index.ts";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

const inText = (text: string) => readSkills({ tags: [], title: "", text });

describe("the vocabulary", () => {
  test("it covers many trades, and no spelling means two skills", () => {
    const skillOf = new Map<string, string>();
    for (const { tokens, skill } of spellings) {
      const key = tokens.join(" ");
      expect(key, skill).not.toBe("");
      expect(skillOf.get(key) ?? skill, key).toBe(skill);
      skillOf.set(key, skill);
    }
    expect(new Set(skillOf.values()).size).toBeGreaterThan(600);
  });

  test("every canonical name is found as a tag", () => {
    for (const skill of new Set(spellings.map((spelling) => spelling.skill))) {
      expect(readSkills({ tags: [skill], title: "", text: "" })[0]).toBe(skill);
    }
  });
});

describe("in running text", () => {
  test.each<[string, string[]]>([
    ["We write C++, C# and some F#.", ["C++", "C#", "F#"]],
    ["Experience with .NET and ASP.NET Core", [".NET", "ASP.NET"]],
    ["We keep our records in Workday.", ["Workday"]],
    ["In your workday you talk to many people.", []],
    ["nodejs, Node.js or Node JS", ["Node.js"]],
    ["React.js and Vue.js", ["React", "Vue.js"]],
    ["Python, R and Go", ["Python", "R", "Go"]],
    ["Java/C/C++", ["Java", "C", "C++"]],
    ["Golang services on k8s", ["Go", "Kubernetes"]],
    ["SQL Server, not plain SQL", ["SQL Server", "SQL"]],
    ["Proficient in Word, Excel and PowerPoint", ["Word", "Excel", "PowerPoint"]],
    ["Skills:\n• Excel\n• Outlook\n", ["Excel", "Outlook"]],
    ["Knowledge of REST and SOAP", ["REST APIs", "SOAP"]],
    ["CI/CD with Docker", ["CI/CD", "Docker"]],
    ["Front-end and back end", ["Front-end development", "Back-end development"]],
    ["M&A and FP&A experience", ["Corporate finance", "Financial planning"]],
    ["Data-mining of oven logs", ["Data analysis"]],
    ["Forklift licence, HGV Class 1", ["Forklift operation", "HGV licence"]],
    ["BLS and ACLS required; wound care", ["BLS", "ACLS", "Wound care"]],
    ["Fluent German and English, C1", ["German", "English"]],
    ["Gute Deutschkenntnisse und Führerschein", ["German", "Driving licence"]],
    ["Buchhaltung mit DATEV", ["Accounting", "DATEV"]],
    ["plumber, welder and bricklayer", ["Plumbing", "Welding", "Bricklaying"]],
  ])("%s", (text, expected) => {
    expect(inText(text).toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    "You will excel at what you do and go the extra mile",
    "Excel in a fast-paced team. Go far. Spring 2027 start",
    "React quickly when guests need rest; access to the pool",
    "The German market, our French customers and English breakfast",
    "A 501(c)(3) charity, grade C, vitamin C, Appendix R",
    "visit example.net for the sage advice of our chef",
    "embedded in our culture, at the helm, word of mouth",
    "in compliance with the law, onboarding buddy, follow us on social media",
    "a safe space, lean team, networking events, yoga classes and health insurance",
    "salary 90,000 CAD",
    "",
  ])("finds nothing in: %s", (text) => {
    expect(inText(text)).toEqual([]);
  });

  test("matches whole words only", () => {
    expect(inText("maintain javascripty pythonic rusty scalable")).toEqual([]);
  });
});

test("tags come first, then the title, then the text by number of mentions", () => {
  const text = "Docker once. Kafka, Kafka and Kafka. Terraform twice: Terraform.";
  expect(readSkills({ tags: ["k8s", "unheard-of"], title: "Python developer", text })).toEqual([
    "Kubernetes",
    "Python",
    "Kafka",
    "Terraform",
    "Docker",
  ]);
});

test("a tag may hold several skills and has no guards", () => {
  expect(readSkills({ tags: ["go, r", "excel", "rest", "german"], title: "", text: "" })).toEqual([
    "Go",
    "R",
    "Excel",
    "REST APIs",
    "German",
  ]);
});

test("any text gives at most 30 distinct canonical skills", () => {
  const names = new Set(spellings.map((spelling) => spelling.skill));
  const word = fc.constantFrom(
    ...spellings.map((spelling) => spelling.written),
    "and",
    ",",
    "/",
    "\n",
    "•",
    "İ",
    "ß",
    "🤩",
  );
  const anyText = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.array(word, { maxLength: 120 }).map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(anyText, fc.array(fc.string(), { maxLength: 5 }), (text, tags) => {
      const skills = readSkills({ tags, title: text.slice(0, 80), text });
      expect(skills.length).toBeLessThanOrEqual(30);
      expect(new Set(skills).size).toBe(skills.length);
      for (const skill of skills) expect(names.has(skill)).toBe(true);
    }),
    { numRuns: numberOfRuns(500) },
  );
});

test("the name of the company is no skill", () => {
  const skills = (company: string, text: string) => readSkills({ tags: [], title: "", text, company });
  expect(skills("Excel Trading PLC", "• Excel\nAt Excel Trading, we use SQL.")).toEqual(["Excel", "SQL"]);
  expect(skills("Excel Trading PLC", "Excel  Trading uses SQL.")).toEqual(["SQL"]);
  expect(skills("Salesforce, Inc.", "You know Salesforce and SQL.")).toEqual(["Salesforce", "SQL"]);
});
