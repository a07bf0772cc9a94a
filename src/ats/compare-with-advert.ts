import type { CvDocument } from "../cv/document/cv-document.ts";
import { toSentences } from "../cv/score/text-lines.ts";
import { blankBoilerplate } from "../jobs/extraction/boilerplate.ts";
import { findSkills } from "../jobs/extraction/skills/find-skills.ts";
import type { Asked, Importance } from "../jobs/requirements/requirement.ts";
import { countMatches, matchSummary } from "../matching/count-matches.ts";
import { readCvFacts, type CvFacts } from "../matching/facts/cv-facts.ts";
import { matchCv } from "../matching/match-cv.ts";
import type { Verdict } from "../matching/verdict.ts";
import { requirementsOf, type Advert } from "../jobs/requirements/pasted-advert.ts";

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
  /** "5 of the 6 required and 2 of the 3 welcome." */
  summary: string;
  keywords: Keyword[];
};

const order: readonly Importance[] = ["required", "preferred", "mentioned"];

/** Compares a CV with an advert. Required things come first, and among them the missing ones. */
export function compareWithAdvert(document: CvDocument, advert: Advert, now: Date): AdvertComparison {
  const facts = readCvFacts(document, now);
  const matches = matchCv(facts, requirementsOf(advert));
  const named = findSkills(`${advert.title}\n${blankBoilerplate(advert.text)}`);
  const keywords = matches.map(({ asked, verdict, lines, note }): Keyword => {
    const names = namesOf(asked);
    return {
      words: wordsOf(asked),
      kind: asked.kind,
      importance: asked.importance,
      verdict,
      inAdvert: names && named.filter(({ skill }) => names.includes(skill)).length,
      inCv: names && mentions(facts, names),
      advertLine: asked.line.text.replace(/^[-*•‣▪–]\s+/u, ""),
      cvLines: lines.map(({ text, where }) => ({ text: sentenceNaming(names, text), where })),
      note,
    };
  });
  return {
    title: advert.title,
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

const degreeLabels = {
  vocational: "Vocational training",
  bachelor: "Bachelor’s degree",
  master: "Master’s degree",
  doctorate: "Doctorate",
} as const;

function wordsOf(asked: Asked): string {
  if (asked.kind === "skill") return asked.skills.join(" or ");
  if (asked.kind === "language") return asked.languages.join(" or ");
  if (asked.kind === "years") return `${asked.years} ${asked.years === 1 ? "year" : "years"} of experience`;
  if (asked.kind === "degree") return degreeLabels[asked.degree];
  if (asked.kind === "occupation") return asked.title;
  if (asked.kind === "line") return asked.text;
  return asked.kind === "place" ? asked.label : "Permission to work";
}
