import { CircleCheck } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { isSampleName } from "../../samples/sample-people.ts";
import { ScoreSteps } from "../../score/ui/score-steps.tsx";
import { nextStepText, verdictOf } from "../../score/ui/verdict.ts";
import { useSessionPart } from "../session/session-context.ts";
import { ScoreFindingRow } from "./score-finding-row.tsx";
import { useCvScore } from "./use-cv-score.ts";

const shownAtOnce = 6;

/** The score of the open CV, and what would raise it. Each finding leads to its field. */
export function ScorePanel() {
  const { score, findings, version } = useCvScore();
  const { tone, words } = verdictOf(score);
  const isSample = useSessionPart(({ document }) => isSampleName(document.personal.fullName));
  const [first, more] = [findings.slice(0, shownAtOnce), findings.slice(shownAtOnce)];
  return (
    <>
      <div className="score">
        <h2 className="h-ui">ATS score</h2>
        <div className="score-line">
          <span className="score-number">{score}</span>
          <span className="score-of">/100</span>
          {isSample ? <Badge>Sample</Badge> : <Badge tone={tone}>{words}</Badge>}
        </div>
        <ScoreSteps score={score} tone={tone} />
        <p className="meta">
          {nextStepText(score)} It judges content, wording, pages and the PDF by fixed rules ({version}),
          without an advert. It does not know what an employer’s software will do.
        </p>
      </div>
      <div className="findings">
        {first.map((finding) => (
          <ScoreFindingRow key={finding.id} finding={finding} />
        ))}
        {more.length > 0 && (
          <details className="fold more-findings">
            <summary>{more.length} more</summary>
            {more.map((finding) => (
              <ScoreFindingRow key={finding.id} finding={finding} />
            ))}
          </details>
        )}
        {findings.length === 0 && (
          <div className="finding" data-tone="good">
            <Icon of={CircleCheck} />
            <h3>Nothing to mend</h3>
            <p>Contact details, dates, results, wording and pages.</p>
          </div>
        )}
      </div>
    </>
  );
}
