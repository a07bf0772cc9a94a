/**
 * Compares CVs with adverts as the site does, and writes the answers in the form of a judge outside this repository:
 *
 *     node bench/matching/answer-pairs.ts FOLDER OUT.json pasted|linked
 *
 * `pasted` reads an advert as the scanner and the letters do, from its text alone. `linked` stores it as an import does,
 * with its title linked to occupations. FOLDER has `pairs/` (index.json, ranking.json, adverts/*.txt and *.json,
 * cvs/*.json as JSON Resume), `coach/answers.json` and `letters/plans.json`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { fromJsonResume } from "../../src/cv/json-resume/from-json-resume.ts";
import { normalisePosting } from "../../src/jobs/extraction/normalise-posting.ts";
import { nothingStated } from "../../src/jobs/posting.ts";
import {
  requirementsOfPasted,
  requirementsOfStored,
} from "../../src/matching/requirements/read-requirements.server.ts";
import { advertOf } from "../../src/matching/requirements/pasted-advert.ts";
import type { Requirement } from "../../src/matching/requirements/requirement.ts";
import { letterAdvertOf } from "../../src/letters/letter-advert.ts";
import { letterText } from "../../src/letters/letter-text.ts";
import { firstChoices, type LetterChoices } from "../../src/letters/letter.ts";
import { writeLetter } from "../../src/letters/write/write-letter.ts";
import { readCvFacts, type CvFacts } from "../../src/matching/evidence/cv-facts.ts";
import { matchCv } from "../../src/matching/verdict/match-cv.ts";
import { overallFit } from "../../src/matching/verdict/overall-fit.ts";
import { loadGazetteer } from "../../src/places/gazetteer.server.ts";
import { english } from "../../src/tools/coach/review/english.ts";
import { reviewAnswer } from "../../src/tools/coach/review/review-answer.ts";

const [folder, out, way] = process.argv.slice(2);
if (!folder || !out || (way !== "pasted" && way !== "linked")) {
  process.stderr.write("Usage: node bench/matching/answer-pairs.ts FOLDER OUT.json pasted|linked\n");
  process.exit(2);
}
const now = new Date("2026-11-29T12:00:00Z");
const text = (...path: string[]) => readFileSync(join(folder, ...path), "utf8");
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the shape of the file
const read = <T>(...path: string[]) => JSON.parse(text(...path)) as T;

type Pair = { cv: string; advert: string };
type AdvertTruth = {
  title: string;
  requirements: { kind: string; span: string }[];
  employer: string;
  location: string;
};

const cvs = new Map<string, { document: CvDocument; facts: CvFacts }>();
const adverts = new Map<string, Requirement[]>();
let lastId = 0;

function cvNamed(id: string) {
  const known = cvs.get(id);
  if (known) return known;
  const imported = fromJsonResume(read("pairs", "cvs", `${id}.json`), () => `row-${(lastId += 1)}`);
  if (!imported.ok) throw new Error(`${id} is no JSON Resume.`);
  const cv = { document: imported.document, facts: readCvFacts(imported.document, now) };
  cvs.set(id, cv);
  return cv;
}

function askedBy(id: string): Requirement[] {
  const known = adverts.get(id);
  if (known) return known;
  const asked = way === "pasted" ? askedByPasted(text("pairs", "adverts", `${id}.txt`)) : askedByStored(id);
  adverts.set(id, asked);
  return asked;
}

const isNoPermit = ({ kind }: Requirement) => kind !== "permit";

const askedByPasted = (advert: string) => requirementsOfPasted(advertOf(advert)).filter(isNoPermit);

function askedByStored(id: string): Requirement[] {
  const truth = read<AdvertTruth>("pairs", "adverts", `${id}.json`);
  const title = truth.requirements.find(({ kind }) => kind === "title")?.span ?? "";
  const [, ...lines] = text("pairs", "adverts", `${id}.txt`).split("\n");
  const raw = {
    ...nothingStated,
    externalId: id,
    title,
    company: truth.employer || "A private firm",
    url: `https://jobs.example/${id}`,
    locations: truth.location ? [truth.location] : [],
    descriptionText: lines.join("\n"),
  };
  const understood = normalisePosting(raw, { now, gazetteer: loadGazetteer() });
  if (!understood.ok) throw new Error(`${id}: ${understood.reason}`);
  const { title: stored, descriptionText, ...facts } = understood.posting;
  return requirementsOfStored({ title: stored, text: descriptionText, facts }).filter(isNoPermit);
}

const words = (one: Requirement): string => {
  if (one.kind === "skill") return one.skills.join(" or ");
  if (one.kind === "language") return one.languages.join(" or ");
  if (one.kind === "years") return `${one.years} years of experience`;
  if (one.kind === "degree") return `${one.degree} degree`;
  if (one.kind === "occupation") return one.title;
  if (one.kind === "place") return one.label;
  return one.kind === "line" ? one.text : one.line.text;
};
const kinds: Partial<Record<Requirement["kind"], string>> = {
  occupation: "title",
  skill: "skill",
  language: "language",
  years: "experience",
  degree: "degree",
  place: "place",
  line: "other",
};
const credit = { met: 1, partly: 0.5, missing: 0, unknown: 0 };
/** The judge has five levels, the site four. */
const levels = { strong: 4, good: 3, partial: 2, poor: 0 };

function answer({ cv, advert }: Pair) {
  const { facts } = cvNamed(cv);
  const matches = matchCv(facts, askedBy(advert));
  const counted = matches.filter(({ asked }) => asked.importance !== "preferred");
  const share = counted.reduce((sum, { verdict }) => sum + credit[verdict], 0) / Math.max(counted.length, 1);
  const fit = overallFit(matches);
  const result = { pair: `${cv}__${advert}`, score: fit.score, share, verdict: levels[fit.level] };
  const requirements = matches.map(({ asked, verdict, lines: [proof] }) => ({
    text: words(asked),
    kind: kinds[asked.kind],
    required: asked.importance !== "preferred",
    met: verdict === "missing" ? "not" : verdict,
    line: asked.line.text,
    proof: proof?.text ?? "",
  }));
  return { result, requirements };
}

function answerPairs() {
  const judged = read<Pair[]>("pairs", "index.json");
  const pairs = judged.map((pair) => {
    const { result, requirements } = answer(pair);
    return { ...result, requirements };
  });
  const known = new Set(pairs.map(({ pair }) => pair));
  const ranked = read<{ cv: string; adverts: { advert: string }[] }[]>("pairs", "ranking.json")
    .flatMap(({ cv, adverts: list }) => list.map(({ advert }) => answer({ cv, advert }).result))
    .filter(({ pair }) => !known.has(pair));
  return [...pairs, ...ranked];
}

const ranks: Readonly<Record<string, string>> = { strong: "strong", fair: "middling", weak: "weak" };

const answerCoach = () =>
  read<{ id: string; question: string; answer: string }[]>("coach", "answers.json").map((one) => {
    const review = reviewAnswer({ question: one.question, text: one.answer, spokenSeconds: null }, english);
    const parts =
      review?.star &&
      Object.fromEntries(Object.entries(review.star).map(([part, found]) => [part, found !== null]));
    return { id: one.id, rank: ranks[review?.rank ?? "weak"], parts: parts ?? null };
  });

const answerLetters = () =>
  read<{ pair: string; language: string }[]>("letters", "plans.json").flatMap(({ pair, language }) => {
    const [cv = "", id = ""] = pair.split("__");
    const { document } = cvNamed(cv);
    const { title, employer } = read<AdvertTruth>("pairs", "adverts", `${id}.json`);
    const advert = letterAdvertOf({
      id: null,
      title,
      company: employer,
      path: "",
      closesAt: null,
      text: text("pairs", "adverts", `${id}.txt`),
      requirements: askedBy(id),
    });
    const chosen = (language === "en" ? "en-GB" : language) as LetterChoices["language"];
    const choices = { ...firstChoices, language: chosen };
    const written = writeLetter({ cv: { id: null, title: cv, document }, advert, choices, now });
    return written.ok ? [{ pair, text: letterText(written.letter) }] : [];
  });

const answers = { product: way, pairs: answerPairs(), coach: answerCoach(), letters: answerLetters() };
writeFileSync(out, `${JSON.stringify(answers, null, 1)}\n`);
process.stdout.write(
  `${out}: ${answers.pairs.length} pairs, ${answers.coach.length} answers, ${answers.letters.length} letters\n`,
);
