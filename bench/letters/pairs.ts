import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { fromJsonResume } from "../../src/cv/json-resume/from-json-resume.ts";
import { openCvFileReader } from "../../src/cv/read/cv-file-reader.server.ts";
import { samples } from "../../src/cv/samples/samples.ts";
import { normalisePosting } from "../../src/jobs/extraction/normalise-posting.ts";
import { requirementsOfStored } from "../../src/matching/requirements/read-requirements.server.ts";
import { letterAdvertOf, type LetterAdvert } from "../../src/letters/letter-advert.ts";
import { readCvFacts } from "../../src/matching/evidence/cv-facts.ts";
import { matchCv } from "../../src/matching/verdict/match-cv.ts";
import { overallFit } from "../../src/matching/verdict/overall-fit.ts";
import { loadGazetteer } from "../../src/places/gazetteer.server.ts";
import type { Posting } from "../../src/jobs/posting.ts";
import { readFile } from "../../src/sources/print-facts/normalise-command.server.ts";

export type Cv = { name: string; document: CvDocument };
export type Pair = { cv: Cv; advert: LetterAdvert; posting: Posting };

/** Maximum number of postings considered of one file, and of pairs of one CV. */
const [maxOfFile, maxOfCv] = [400, 12];

/** Reads every CV in the data and the samples of the builder. */
async function readCvs(data: string): Promise<Cv[]> {
  const ids = () => {
    let last = 0;
    return () => `r${(last += 1)}`;
  };
  const resumes: [string, unknown][] = [];
  for (const { label, load } of samples) resumes.push([label, await load()]);
  for (const path of globSync(join(data, "jsonresume/*.json")).toSorted())
    resumes.push([basename(path), JSON.parse(readFileSync(path, "utf8"))]);
  const reader = openCvFileReader();
  for (const path of globSync(join(data, "resumes/**/*.{pdf,docx}")).toSorted()) {
    const read = await reader.read(new Uint8Array(readFileSync(path)), basename(path));
    if (read.ok) resumes.push([basename(path), { basics: {}, ...read.document }]);
  }
  await reader.close();
  return resumes.flatMap(([name, resume]) => {
    const read = fromJsonResume(resume, ids());
    // Some files are templates without a person.
    return read.ok && read.document.personal.fullName !== "" ? [{ name, document: read.document }] : [];
  });
}

/** Pairs each CV with the adverts that fit it best, from every file in turn. */
export async function readPairs(data: string, count: number): Promise<Pair[]> {
  // Reading the requirements takes longer than comparing them, so each posting is read once for all CVs.
  const postings = (await readPostings(data)).map((posting) => ({
    posting,
    asked: requirementsOf(posting),
  }));
  const cvs = await readCvs(data);
  const now = new Date("2026-11-22T12:00:00Z");
  const pairs = cvs.map((cv) => {
    const facts = readCvFacts(cv.document, now);
    return postings
      .map(({ posting, asked }) => ({ posting, score: overallFit(matchCv(facts, asked)).score }))
      .sort((one, other) => other.score - one.score)
      .slice(0, maxOfCv)
      .map(({ posting }) => ({ cv, posting, advert: advertOf(posting) }));
  });
  const longest = Math.max(...pairs.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => pairs.flatMap((some) => some[at] ?? [])).flat();
  return inTurn.slice(0, count);
}

async function readPostings(data: string): Promise<Posting[]> {
  const context = { now: new Date("2026-09-01T00:00:00Z"), gazetteer: loadGazetteer() };
  const postings: Posting[] = [];
  for (const path of globSync(join(data, "postings/*")).toSorted()) {
    let read = 0;
    for await (const result of readFile(path, { source: "postings", name: null })) {
      const posting = result.ok ? normalisePosting(result.raw, context) : null;
      if (!posting?.ok || posting.posting.descriptionText.length < 300) continue;
      postings.push(posting.posting);
      if ((read += 1) === maxOfFile) break;
    }
  }
  return postings;
}

const requirementsOf = ({ title, descriptionText: text, ...facts }: Posting) =>
  requirementsOfStored({ title, text, facts });

function advertOf(posting: Posting): LetterAdvert {
  const { title, company, descriptionText: text } = posting;
  return letterAdvertOf({
    id: null,
    title,
    company,
    path: null,
    text,
    requirements: requirementsOf(posting),
  });
}
