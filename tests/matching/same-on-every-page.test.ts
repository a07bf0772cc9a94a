import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareWithAdvert } from "../../src/ats/compare-with-advert.ts";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { fromJsonResume } from "../../src/cv/json-resume/from-json-resume.ts";
import { samples } from "../../src/cv/samples/samples.ts";
import { normalisePosting } from "../../src/jobs/extraction/normalise-posting.ts";
import { nothingStated } from "../../src/jobs/posting.ts";
import { letterAdvertOf } from "../../src/letters/letter-advert.ts";
import { firstChoices } from "../../src/letters/letter.ts";
import { writeLetter } from "../../src/letters/write/write-letter.ts";
import { readCvFacts } from "../../src/matching/evidence/cv-facts.ts";
import {
  requirementsOfPasted,
  requirementsOfStored,
} from "../../src/matching/requirements/read-requirements.server.ts";
import type { Requirement } from "../../src/matching/requirements/requirement.ts";
import { requirementText } from "../../src/matching/ui/requirement-text.ts";
import { matchCv } from "../../src/matching/verdict/match-cv.ts";
import { overallFit } from "../../src/matching/verdict/overall-fit.ts";
import { loadGazetteer } from "../../src/places/gazetteer.server.ts";

const now = new Date("2026-11-29T12:00:00Z");
type Advert = { title: string; text: string };
const adverts = ["open", "sealed"].flatMap(
  (half) => JSON.parse(readFileSync(`bench/truth/requirements.${half}.json`, "utf8")) as Advert[],
);

async function sampleDocuments(): Promise<CvDocument[]> {
  let last = 0;
  const resumes = await Promise.all(samples.map(({ load }) => load()));
  return resumes.flatMap((resume) => {
    const read = fromJsonResume(resume, () => `r${(last += 1)}`);
    return read.ok ? [read.document] : [];
  });
}

/** A pasted text does not say where the job is. */
const isPlace = ({ kind }: Requirement) => kind === "place" || kind === "permit";

function storedRequirements({ title, text }: Advert): Requirement[] {
  const raw = { ...nothingStated, externalId: "1", title, company: "Northbeck", descriptionText: text };
  const read = normalisePosting({ ...raw, locations: [] }, { now, gazetteer: loadGazetteer() });
  if (!read.ok) throw new Error(read.detail);
  const { title: stored, descriptionText, ...facts } = read.posting;
  return requirementsOfStored({ title: stored, text: descriptionText, facts });
}

const written = ({ words, verdict }: { words: string; verdict: string }) => `${words}: ${verdict}`;
const sorted = (all: readonly string[]) => all.toSorted((one, other) => one.localeCompare(other));

const documents = await sampleDocuments();

test.each(adverts)("$title asks for the same, whether it is stored or pasted", (advert) => {
  const stored = storedRequirements(advert).filter((one) => !isPlace(one));
  expect(requirementsOfPasted(advert).filter((one) => !isPlace(one))).toEqual(stored);
});

test.each(adverts)("every page compares the samples with $title in the same way", (advert) => {
  const requirements = storedRequirements(advert);
  for (const document of documents) {
    const matches = matchCv(readCvFacts(document, now), requirements);
    const verdicts = sorted(matches.map(({ asked, verdict }) => `${requirementText(asked)}: ${verdict}`));
    const scan = compareWithAdvert(document, { ...advert, requirements }, now);
    expect(scan.fit).toBe(overallFit(matches).level);
    expect(sorted(scan.keywords.map(written))).toEqual(verdicts);
    const job = { id: null, title: advert.title, company: "Northbeck", path: null };
    const letter = writeLetter({
      cv: { id: null, title: "CV", document },
      advert: letterAdvertOf({ ...job, text: advert.text, requirements }),
      choices: firstChoices,
      now,
    });
    if (letter.ok) expect(sorted(letter.letter.asked.map(written))).toEqual(verdicts);
  }
});
