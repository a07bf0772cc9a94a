import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { linkOccupations } from "../../occupations/link-occupations.ts";
import { loadVocabulary } from "../../occupations/load-vocabulary.server.ts";
import { english } from "../coach/review/english.ts";
import { reviewAnswer } from "../coach/review/review-answer.ts";
import { chooseQuestions } from "./choose-questions.ts";
import { questionId, readQuestionSet } from "./read-question-set.server.ts";
import { skillsToAsk, type WeighedSkill } from "../routes/read-questions.server.ts";

const folder = join(import.meta.dirname, "../../../content/questions");
const sets = readdirSync(folder).map((file) =>
  readQuestionSet(file, readFileSync(join(folder, file), "utf8")),
);
const questions = sets.flatMap((set) => set.questions);

function linksOf(title: string) {
  return linkOccupations(loadVocabulary(), title, { limit: 3 });
}
const choose = (title: string, skills: { skill: string; line: string }[] = []) =>
  chooseQuestions(
    sets,
    { links: linksOf(title), skills, lines: [], requirements: [], seed: title, all: false },
    questionId,
  );

test("the bank has at least 600 questions for at least 40 kinds of work", () => {
  expect(questions.length).toBeGreaterThanOrEqual(600);
  expect(sets.filter(({ groups }) => groups.length > 0).length).toBeGreaterThanOrEqual(40);
});

test("questions have the quotation marks of print", () => {
  const texts = questions.flatMap(({ text, why, good }) => [text, why, good]);
  expect(texts.filter((text) => /["']/.test(text))).toEqual([]);
  expect(texts).toContain("What does “done” mean for you?");
});

test("no reason is a riddle: each is a sentence of at least six words", () => {
  const short = questions.filter(({ why }) => why.split(" ").length < 6 || !/[.]$/.test(why));
  expect(short.map(({ why }) => why)).toEqual([]);
});

test("the questions of every job and three of twelve kinds of work have an answer in full, as one would tell it", () => {
  const answered = (set: (typeof sets)[number]) => set.questions.filter(({ answer }) => answer !== null);
  const general = sets.filter(({ groups }) => groups.length === 0);
  expect(general.flatMap((set) => set.questions).filter(({ answer }) => answer === null)).toEqual([]);
  expect(sets.filter((set) => answered(set).length >= 3).length).toBeGreaterThanOrEqual(13);
  const lengths = sets.flatMap(answered).map(({ answer }) => answer?.split(/\s+/).length ?? 0);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(80);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(150);
});

test("the coach calls no answer in full weak, and finds the steps of every story", () => {
  const wrong = questions.flatMap(({ text, answer }) => {
    const review = answer && reviewAnswer({ question: text, text: answer, spokenSeconds: null }, english);
    if (!review || (review.rank !== "weak" && (!review.star || review.star.action))) return [];
    return [`${text}: ${review.rank}`];
  });
  expect(wrong).toEqual([]);
});

test("no group belongs to two kinds of work", () => {
  const groups = sets.flatMap((set) => set.groups);
  expect(groups.filter((group, at) => groups.indexOf(group) !== at)).toEqual([]);
});

/** The words of a question that carry its meaning. */
function words(text: string): Set<string> {
  const common =
    /^(the|and|for|you|your|how|what|when|did|that|with|who|tell|about|describe|time|was|are|not|from|this|why|which|would|have|one|somebody|something)$/;
  return new Set(
    text
      .toLowerCase()
      .match(/[a-z]{3,}/g)
      ?.filter((word) => !common.test(word)),
  );
}

test("no two questions are nearly the same", () => {
  const all = questions.map(({ text }) => ({ text, words: words(text) }));
  const pairs = all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => {
      const shared = [...one.words].filter((word) => other.words.has(word)).length;
      const union = one.words.size + other.words.size - shared;
      return shared >= 3 && shared / union > 0.6 ? [`${one.text} / ${other.text}`] : [];
    }),
  );
  expect(pairs).toEqual([]);
});

test.each([
  ["Registered Nurse (RN), night shift", "Nurse"],
  ["Senior Data Analyst", "Data analyst or data scientist"],
  ["HGV Class 1 Driver", "Truck driver"],
  ["Software Engineer", "Software developer"],
  ["Buchhalter (m/w/d)", "Accountant or auditor"],
  ["Barista", "Waiter, barista or bartender"],
  ["Electrician", "Electrician"],
  ["Warehouse Operative", "Warehouse or logistics worker"],
  ["Receptionist", "Receptionist"],
  ["Primary school teacher", "Primary teacher"],
  ["Video Editor", "Video editor, photographer or camera operator"],
  ["Interior Designer", "Architect or interior designer"],
  ["Operations Manager", "Operations, purchasing or supply manager"],
  ["Data Engineer", "Data analyst or data scientist"],
  ["Key Account Manager", "Sales representative"],
  ["English Teacher (Door-to-door)", "Secondary or vocational teacher"],
  ["Customer Success Officer", "Customer service or call centre"],
  ["Farm supervisor", "Farm worker or gardener"],
])("%s gets questions for: %s", (title, work) => {
  expect(choose(title).work).toBe(work);
});

test.each([
  "Mass Spectrometry Scientist - Proteomics",
  "Backend Engineering Mentor (Node.js)",
  "content host & video marketing intern",
  "Printing assistant",
  "Veterinary Doctor",
  "Office Engineer",
  "Frontend Coach",
  "Intern - Regional UPSkill Enablement",
])("%s gets no questions of another kind of work", (title) => {
  expect(choose(title).work).toBeNull();
});

test("asks about skills that the advert wants, strongest first and each once", () => {
  const weighed = (skill: string, importance: WeighedSkill["importance"]) => ({
    skill,
    line: "",
    importance,
  });
  const names = (skills: WeighedSkill[]) => skillsToAsk(skills).map(({ skill }) => skill);
  expect(
    names([
      weighed("Excel", "preferred"),
      weighed("SQL", "required"),
      weighed("Pricing", "required"),
      weighed("Git", "mentioned"),
      weighed("SQL", "preferred"),
      weighed("Python", "required"),
    ]),
  ).toEqual(["SQL", "Python", "Excel"]);
  expect(names([weighed("Git", "mentioned"), weighed("SQL", "required")])).toEqual(["SQL", "Git"]);
});

test("a job gets questions of every kind, about its skills first, and always the same ones", () => {
  const skills = [{ skill: "SQL", line: "You write SQL every day." }];
  const chosen = choose("Data Analyst", skills);
  expect(chosen.kinds.map(({ kind }) => kind)).toEqual([
    "behavioural",
    "technical",
    "role",
    "company",
    "motivation",
    "difficult",
  ]);
  const [first] = chosen.kinds[1]?.questions ?? [];
  expect(first).toMatchObject({ skill: "SQL", why: "The advert says: “You write SQL every day.”" });
  expect(first?.text).toContain("SQL");
  expect(choose("Data Analyst", skills)).toEqual(chosen);
  const ids = chosen.kinds.flatMap((one) => one.questions.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test("lines of an advert become questions about what one can show", () => {
  const lines = ["Keep immunisation records up to date", "x".repeat(300)];
  const wanted = { links: linksOf("Nurse"), skills: [], lines, requirements: [], seed: "", all: false };
  const { kinds } = chooseQuestions(sets, wanted, questionId);
  const made = kinds.flatMap((one) => one.questions).filter(({ line }) => line !== undefined);
  expect(made).toMatchObject([
    {
      kind: "role",
      text: "They ask for this: “Keep immunisation records up to date”. What can you show for it?",
    },
  ]);
});

test("a registration is asked for by its validity, and years, studies and languages each in their way", () => {
  const skills = ["NMC registration", "Wound care"].map((skill) => ({ skill, line: "" }));
  const line = { from: "description", text: "Three years, a degree and German", marked: null } as const;
  const requirements = [
    { kind: "years", years: 3, importance: "required", line },
    {
      kind: "degree",
      degree: "bachelor",
      fields: ["nursing"],
      orExperience: false,
      importance: "required",
      line,
    },
    { kind: "language", languages: ["German"], importance: "preferred", line },
  ] as const;
  const wanted = { links: linksOf("Nurse"), skills, lines: [], requirements, seed: "", all: false };
  const { kinds } = chooseQuestions(sets, wanted, questionId);
  const texts = kinds.flatMap((one) => one.questions).map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining([
      "They ask for NMC registration. Do you hold it, and until when is it valid?",
      expect.stringMatching(/^They ask for 3 years of experience\. Which of your work counts/),
      "They ask for this: “Bachelor’s degree in nursing”. What from your studies do you use at work?",
      "How well do you speak German, and where do you use it at work?",
    ]),
  );
  expect(texts.filter((text) => text.includes("NMC"))).toHaveLength(1);
});

test("a skill is written as within a sentence", () => {
  const skills = ["Nursing", "Excel"].map((skill) => ({ skill, line: "" }));
  const [nursing, excel] = choose("Nurse", skills).kinds[1]?.questions ?? [];
  expect(nursing).toMatchObject({ skill: "Nursing", text: expect.stringMatching(/ nursing\b/) });
  expect(excel?.text).toMatch(/ Excel\b/);
});

test("work that the bank does not know gets the questions of every job", () => {
  const chosen = choose("Zorbing instructor of the seventh kind");
  expect(chosen.kinds.flatMap((one) => one.questions).length).toBeGreaterThanOrEqual(9);
});
