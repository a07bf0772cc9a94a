import type { CvDocument } from "../cv/document/cv-document.ts";
import { toSentences } from "../cv/score/text-lines.ts";
import { blankBoilerplate } from "../jobs/extraction/boilerplate.ts";
import { findSkills } from "../jobs/extraction/skills/find-skills.ts";
import type { Asked, Importance, Requirement } from "../matching/requirements/requirement.ts";
import { countMatches, matchSummary } from "../matching/verdict/count-matches.ts";
import { readCvFacts, type CvFacts } from "../matching/evidence/cv-facts.ts";
import { matchCv, type Matched } from "../matching/verdict/match-cv.ts";
import type { Verdict } from "../matching/verdict/verdict.ts";
import type { ComparedAdvert } from "../matching/requirements/pasted-advert.ts";
import { overallFit, type FitLevel } from "../matching/verdict/overall-fit.ts";
import { requirementText } from "../matching/ui/requirement-text.ts";

/** A requirement of an advert, with the lines of both sides. */
export type Keyword = {
  words: string;
  kind: Asked["kind"];
  importance: Importance;
  verdict: Verdict;
  /** How often each side names it; null for requirements that are not words, such as years. */
  inAdvert: number | null;
  inCv: number | null;
  advertLine: string;
  /** The best proof first; empty if there is none. */
  cvLines: { text: string; where: string }[];
  note: string;
};

export type AdvertComparison = {
  title: string;
  fit: FitLevel;
  /** "5 of the 6 required and 2 of the 3 welcome." */
  summary: string;
  keywords: Keyword[];
};

const order: readonly Importance[] = ["required", "preferred", "mentioned"];

/** Compares a CV with an advert. A proof in a paragraph is the sentence that names the thing. */
export function matchAdvert(
  document: CvDocument,
  { requirements }: ComparedAdvert,
  now: Date,
): Matched<Requirement>[] {
  return matchCv(readCvFacts(document, now), requirements).map((match) => ({
    ...match,
    lines: match.lines.map((line) => ({ ...line, text: sentenceNaming(namesOf(match.asked), line.text) })),
  }));
}

/** Lists a comparison as keywords. Required things come first, and among them the missing ones. */
export function compareWithAdvert(document: CvDocument, advert: ComparedAdvert, now: Date): AdvertComparison {
  const facts = readCvFacts(document, now);
  const matches = matchAdvert(document, advert, now);
  const named = findSkills(`${advert.title}\n${blankBoilerplate(advert.text)}`);
  const keywords = matches.map(({ asked, verdict, lines, note }): Keyword => {
    const names = namesOf(asked);
    return {
      words: requirementText(asked),
      kind: asked.kind,
      importance: asked.importance,
      verdict,
      inAdvert: names && named.filter(({ skill }) => names.includes(skill)).length,
      inCv: names && mentions(facts, names),
      advertLine: asked.line.text.replace(/^[-*•‣▪–]\s+/u, ""),
      cvLines: lines.map(({ text, where }) => ({ text, where })),
      note,
    };
  });
  return {
    title: advert.title,
    fit: overallFit(matches).level,
    summary: matchSummary(countMatches(matches)),
    keywords: keywords.toSorted(
      (one, other) =>
        order.indexOf(one.importance) - order.indexOf(other.importance) ||
        Number(one.verdict === "met") - Number(other.verdict === "met"),
    ),
  };
}

function namesOf(asked: Asked): readonly string[] | null {
  if (asked.kind === "skill") return asked.skills;
  return asked.kind === "language" ? asked.languages : null;
}

/** Returns the sentence of a paragraph that names one of the skills; the whole text if none does. */
function sentenceNaming(names: readonly string[] | null, text: string): string {
  const named = (sentence: string) => findSkills(sentence).some(({ skill }) => names?.includes(skill));
  return toSentences(text).find(named) ?? text;
}

const mentions = ({ skills }: CvFacts, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (skills.get(name)?.length ?? 0), 0);
