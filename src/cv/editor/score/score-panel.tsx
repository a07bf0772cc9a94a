import { CircleAlert, CircleCheck, CircleX, TriangleAlert, type LucideIcon } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { CompletenessFinding } from "../../completeness/score-completeness.ts";
import { fieldAt } from "../../edit/field-at.ts";
import { isSampleName } from "../../samples/sample-people.ts";
import { useEditorView } from "../editor-view.ts";
import { useSession, useSessionPart } from "../session/session-context.ts";
import { ScoreSteps } from "./score-steps.tsx";
import { useCompleteness } from "./use-completeness.ts";
import { nextStepWords, verdictOf } from "./verdict.ts";

const looks: Record<CompletenessFinding["level"], { icon: LucideIcon; tone: string }> = {
  fatal: { icon: CircleX, tone: "bad" },
  major: { icon: TriangleAlert, tone: "warn" },
  missing: { icon: TriangleAlert, tone: "warn" },
  suggested: { icon: CircleAlert, tone: "neutral" },
};

/** Lists what a reader expects and does not find. The score measures what is there, not how good it is. */
export function ScorePanel() {
  const { score, findings } = useCompleteness();
  const { tone, words } = verdictOf(score);
  const isSample = useSessionPart(({ document }) => isSampleName(document.personal.fullName));
  return (
    <>
      <div className="score">
        <h2 className="h-ui">Completeness</h2>
        <div className="score-line">
          <span className="score-number">{score}</span>
          <span className="score-of">/100</span>
          {isSample ? <Badge>Sample</Badge> : <Badge tone={tone}>{words}</Badge>}
        </div>
        <ScoreSteps score={score} tone={tone} />
        <p className="meta">
          {nextStepWords(score)} It counts what is there; how well it is written, and how it fits an advert,
          is not judged yet.
        </p>
      </div>
      <div className="findings">
        {findings.map((finding) => (
          <Finding key={finding.id} finding={finding} />
        ))}
        {findings.length === 0 && (
          <div className="finding" data-tone="good">
            <Icon of={CircleCheck} />
            <h3>Everything is there</h3>
            <p>Contact details, dates, results and skills.</p>
          </div>
        )}
      </div>
    </>
  );
}

function Finding({ finding }: { finding: CompletenessFinding }) {
  const session = useSession();
  const { showField } = useEditorView();
  const { icon, tone } = looks[finding.level];
  const address = fieldAt(session.read().document, finding.pointer);
  return (
    <div className="finding" data-tone={tone}>
      <Icon of={icon} />
      <h3>{finding.title}</h3>
      <span className="finding-points">+{finding.points}</span>
      <p>
        {finding.detail}{" "}
        {address && (
          <button type="button" className="link" onClick={() => showField(address)}>
            Show the field<span className="sr">: {finding.title}</span>
          </button>
        )}
      </p>
    </div>
  );
}
