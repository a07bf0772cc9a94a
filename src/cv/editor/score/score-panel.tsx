import { CircleCheck } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { isSampleName } from "../../samples/sample-people.ts";
import { ScoreSteps } from "../../score/ui/score-steps.tsx";
import { nextStepText, verdictOf, levelLooks, shortened } from "../../score/ui/verdict.ts";
import { useSessionPart, useCvSession } from "../session/session-context.ts";
import { useCvScore } from "./use-cv-score.ts";
import { fieldAt } from "../../edit/field-at.ts";
import type { ScoreFinding } from "../../score/score-cv.ts";
import { useEditorView } from "../editor-view.ts";

const maxPlaces = 3;

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
          {nextStepText(score)} The score rates content, wording, layout and the PDF by fixed rules ({version}
          ). It does not compare your CV with an advert, and it cannot foresee what an employer’s software
          does.
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
            <h3>Nothing to fix</h3>
            <p>Contact details, dates, results, wording and pages.</p>
          </div>
        )}
      </div>
    </>
  );
}

/** A finding with links to the fields that it is about. */
function ScoreFindingRow({ finding }: { finding: ScoreFinding }) {
  const session = useCvSession();
  const { showField } = useEditorView();
  const { icon, tone } = levelLooks[finding.level];
  const { document } = session.read();
  const places = finding.places.flatMap(({ pointer, quote }) => {
    const address = fieldAt(document, pointer);
    return address ? [{ address, quote }] : [];
  });
  return (
    <div className="finding" data-tone={tone}>
      <Icon of={icon} />
      <h3>{finding.title}</h3>
      <span className="finding-points">
        +{finding.points}
        <span className="sr"> points</span>
      </span>
      <p>{finding.detail}</p>
      <ul className="finding-places">
        {places.slice(0, maxPlaces).map(({ address, quote }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same words can be in a field twice
          <li key={`${address} ${index}`}>
            <button type="button" className="link" onClick={() => showField(address)}>
              {quote ? `“${shortened(quote)}”` : "Show the field"}
              <span className="sr">: {finding.title}</span>
            </button>
          </li>
        ))}
        {places.length > maxPlaces && <li>and {places.length - maxPlaces} more</li>}
      </ul>
    </div>
  );
}
