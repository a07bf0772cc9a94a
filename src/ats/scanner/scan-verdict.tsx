import { scoreParts } from "../../cv/score/score-rule.ts";
import type { CvScore } from "../../cv/score/score-cv.ts";
import { AtsBadge } from "../../cv/score/ui/ats-badge.tsx";
import { ScoreSteps } from "../../cv/score/ui/score-steps.tsx";
import { nextStepText, verdictOf } from "../../cv/score/ui/verdict.ts";
import type { AdvertComparison } from "../compare-with-advert.ts";
import { DifferenceNote } from "./difference-note.tsx";
import type { ScanDifference } from "./scan-difference.ts";

type ScanVerdictProps = {
  score: CvScore;
  difference: ScanDifference | null;
  advert: AdvertComparison | null;
};

/** The score with its parts, the figure for the advert, and the changes since the last scan. */
export function ScanVerdict({ score: { score, parts, version }, difference, advert }: ScanVerdictProps) {
  const { tone, words } = verdictOf(score);
  return (
    <section className="scan-verdict" aria-label="Result">
      <div>
        <p className="scan-number">
          <b>{score}</b>
          <span className="muted">of 100</span>
          <AtsBadge score={score} />
        </p>
        <ScoreSteps score={score} tone={tone} />
        <h2>{words}</h2>
        <p className="muted">
          {nextStepText(score)} Checked by the fixed rules of the CV Builder ({version}), without an advert,
          on what was read from the file. Where that is not what you wrote, the builder’s score differs. No
          rule knows what an employer’s software will do.
        </p>
        {difference && <DifferenceNote difference={difference} now={score} />}
      </div>
      <ul className="scan-parts">
        {parts.map(({ part, earned, most }) => (
          <li key={part}>
            <b>{scoreParts[part]}</b>
            <span className="scan-count">{part === "file" ? `${earned} %` : `${earned} of ${most}`}</span>
            <span className="meter" aria-hidden="true">
              <i style={{ width: `${(100 * earned) / most}%` }} />
            </span>
          </li>
        ))}
        {advert && (
          <li>
            <b>What the advert asks for</b>
            <p>{advert.summary || "The advert names nothing that can be compared."}</p>
          </li>
        )}
      </ul>
    </section>
  );
}
