import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { ScoreSteps } from "../../cv/score/ui/score-steps.tsx";
import { Icon } from "../../ui/icon.tsx";

const examples = [
  {
    tone: "warn",
    icon: TriangleAlert,
    title: "Lines that do not begin with what you did",
    text: "“Responsible for the rota”",
  },
  {
    tone: "good",
    icon: CircleCheck,
    title: "Budget, asked for in the advert",
    text: "“Kept a pay budget of £2.1M for two years”",
  },
  {
    tone: "bad",
    icon: CircleX,
    title: "Audit, asked for in the advert",
    text: "Not found in the CV",
  },
] as const;

/** A small invented result, so that people see what a scan gives before they send anything. */
export function ScanExample() {
  return (
    <aside className="well scan-example" aria-labelledby="scan-example">
      <h2 id="scan-example" className="meta">
        What you get: an invented example
      </h2>
      <div className="card">
        <p className="scan-number">
          <b>86</b>
          <span className="muted">of 100</span>
        </p>
        <ScoreSteps score={86} tone="good" />
        <div className="findings">
          {examples.map(({ tone, icon, title, text }) => (
            <div className="finding" data-tone={tone} key={title}>
              <Icon of={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <p className="meta">
          Then every field that was read from your file, and the place of each finding on the page.
        </p>
      </div>
    </aside>
  );
}
