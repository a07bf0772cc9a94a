import { Check, CircleX, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { scoreParts } from "../../cv/score/score-rule.ts";
import type { CvScore } from "../../cv/score/score-cv.ts";
import { ScoreSteps } from "../../cv/score/ui/score-steps.tsx";
import { nextStepText, verdictOf } from "../../cv/score/ui/verdict.ts";
import type { Asked, Requirement } from "../../matching/requirements/requirement.ts";
import { FitBar } from "../../matching/ui/fit-summary.tsx";
import { countMatches, matchSummary, type MatchCounts } from "../../matching/verdict/count-matches.ts";
import type { Matched } from "../../matching/verdict/match-cv.ts";
import { fitWords, overallFit, type FitLevel } from "../../matching/verdict/overall-fit.ts";
import { Badge } from "../../ui/badge.tsx";
import type { ScanDifference } from "./scan-result.ts";

type Matches = readonly Matched<Requirement>[];

const readable = { good: "Readable", warn: "Nearly ready", bad: "Not ready yet" } as const;
const fits: Readonly<Record<FitLevel, string>> = {
  strong: "a strong fit",
  good: "a good fit",
  partial: "only a partial fit",
  poor: "not a fit yet",
};

/** The result in a few words: "Readable, but only a partial fit". */
export function scanTitle(score: number, matches: Matches): string {
  const { tone, words } = verdictOf(score);
  if (matches.length === 0) return words;
  const { level } = overallFit(matches);
  const isFit = level === "strong" || level === "good";
  return `${readable[tone]}, ${isFit === (tone === "good") ? "and" : "but"} ${fits[level]}`;
}

type ScanVerdictProps = {
  score: CvScore;
  difference: ScanDifference | null;
  /** What the advert asks for; null without one. */
  matches: Matches | null;
};

/** The two figures of a scan, as large as each other: the score of the CV, and its fit to the advert. */
export function ScanVerdict({ score, difference, matches }: ScanVerdictProps) {
  return (
    <section className="scan-verdicts" aria-label="Result">
      <ScoreCard score={score} difference={difference} />
      {matches && <FitCard matches={matches} />}
    </section>
  );
}

const icons = { good: Check, warn: TriangleAlert, bad: CircleX } as const;

function ScoreCard({ score: { score, parts, version }, difference }: Omit<ScanVerdictProps, "matches">) {
  const { tone, words } = verdictOf(score);
  return (
    <div className="card scan-verdict">
      <div>
        <p className="muted">Can software read it?</p>
        <p className="scan-number">
          <b>{score}</b>
          <span className="muted">of 100</span>
          <Badge tone={tone} icon={icons[tone]}>
            {words}
          </Badge>
        </p>
        <ScoreSteps score={score} tone={tone} />
        <h2>{nextStepText(score)}</h2>
        <p className="muted">
          The fixed rules of the CV Builder ({version}) rate what was read from the file. The score cannot
          foresee what an employer’s software does.
        </p>
        {difference && <DifferenceNote difference={difference} now={score} />}
      </div>
      <ul className="scan-parts">
        {parts.map(({ part, earned, most }) => (
          <Part key={part} name={scoreParts[part]} share={earned / most}>
            {part === "file" ? `${earned} %` : `${earned} of ${most}`}
          </Part>
        ))}
      </ul>
    </div>
  );
}

/** The parts of a fit, in the order in which they are shown. */
const kinds: Readonly<Record<Asked["kind"], string>> = {
  occupation: "The work",
  years: "Years",
  skill: "Skills",
  degree: "Degree",
  language: "Languages",
  line: "Tasks and conditions",
  place: "Place",
  permit: "Right to work",
};

function FitCard({ matches }: { matches: Matches }) {
  if (matches.length === 0)
    return (
      <div className="card scan-verdict">
        <div>
          <p className="muted">Does it answer this advert?</p>
          <h2>The advert names nothing that can be compared</h2>
          <p className="muted">Paste its whole text, with what it asks for, and scan again.</p>
        </div>
      </div>
    );
  const { level } = overallFit(matches);
  const counts = countMatches(matches);
  const isOtherWork = matches.some(
    ({ asked, verdict }) => asked.kind === "occupation" && verdict === "missing",
  );
  return (
    <div className="card scan-verdict" aria-live="polite">
      <div>
        <p className="muted">Does it answer this advert?</p>
        <p className="scan-number">
          <b>{fitWords[level]}</b>
          <span className="muted">
            {counts.met} of {counts.asked} asked for
          </span>
        </p>
        <FitBar counts={counts} />
        <h2>{gapText(counts)}</h2>
        <p className="muted">
          {matchSummary(counts)}
          {isOtherWork && " The posts in your CV are other work than this, so the fit is partial at most."}
        </p>
      </div>
      <ul className="scan-parts">
        {Object.entries(kinds).map(([kind, name]) => {
          const some = matches.filter(({ asked }) => asked.kind === kind);
          if (some.length === 0) return null;
          const met = some.filter(({ verdict }) => verdict === "met").length;
          return (
            <Part key={kind} name={name} share={met / some.length}>
              {met} of {some.length}
            </Part>
          );
        })}
      </ul>
    </div>
  );
}

/** "2 missing, 1 only partly said" */
function gapText({ missing, partly, unknown }: MatchCounts): string {
  const parts = [
    missing > 0 && `${missing} missing`,
    partly > 0 && `${partly} only partly said`,
    missing + partly === 0 && unknown > 0 && `Nothing is missing, ${unknown} cannot be told`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : "Your CV shows everything that they ask for";
}

function Part({ name, share, children }: { name: string; share: number; children: ReactNode }) {
  return (
    <li>
      <span>{name}</span>
      <span className="meter" aria-hidden="true">
        <i style={{ width: `${100 * share}%` }} />
      </span>
      <span className="scan-count">{children}</span>
    </li>
  );
}

/** The changes since the last scan. */
function DifferenceNote({ difference, now }: { difference: ScanDifference; now: number }) {
  const { before, isSameVersion, mended, appeared } = difference;
  const gained = now - before;
  if (!isSameVersion)
    return (
      <p className="scan-difference">The rules have changed since the last scan, which gave {before}.</p>
    );
  return (
    <div className="scan-difference">
      <p>
        {gained === 0
          ? `The same as before: ${before}.`
          : `${Math.abs(gained)} ${gained > 0 ? "more" : "fewer"} than before (${before}).`}
      </p>
      <Titles label="No longer found" titles={mended} />
      <Titles label="New" titles={appeared} />
    </div>
  );
}

function Titles({ label, titles }: { label: string; titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <>
      <p className="meta">{label}</p>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  );
}
