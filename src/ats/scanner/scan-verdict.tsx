import { scoreParts } from "../../cv/score/score-rule.ts";
import type { CvScore } from "../../cv/score/score-cv.ts";
import { AtsBadge } from "../../cv/score/ui/ats-badge.tsx";
import { ScoreSteps } from "../../cv/score/ui/score-steps.tsx";
import { nextStepText, verdictOf } from "../../cv/score/ui/verdict.ts";
import type { AdvertComparison } from "../compare-with-advert.ts";
import { fitWords } from "../../matching/verdict/overall-fit.ts";
import type { ScanDifference } from "./scan-result.ts";

type ScanVerdictProps = {
  score: CvScore;
  difference: ScanDifference | null;
  advert: (Omit<AdvertComparison, "keywords"> & { keywords: readonly unknown[] }) | null;
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
            <b>{advert.keywords.length > 0 ? fitWords[advert.fit] : "The advert"}</b>
            <p>{advert.summary || "The advert names nothing that can be compared."}</p>
          </li>
        )}
      </ul>
    </section>
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
