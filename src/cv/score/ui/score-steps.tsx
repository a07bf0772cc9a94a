import type { CSSProperties } from "react";

const ledges = [
  { from: 0, to: 60 },
  { from: 60, to: 80 },
  { from: 80, to: 100 },
];

/** Three ledges at three heights. The ledge of the score has the colour of its verdict. */
export function ScoreSteps({ score, tone }: { score: number; tone: "good" | "warn" | "bad" }) {
  const stands = score >= 80 ? 2 : score >= 60 ? 1 : 0;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of elements
    <div className="score-steps" role="img" aria-label={`${score} out of 100. Amber from 60, green from 80.`}>
      <div className="score-rise">
        {ledges.map(({ from, to }, step) => (
          <i
            key={from}
            data-tone={step === stands ? tone : "off"}
            style={{ "--from": from, "--to": to, "--step": step } as CSSProperties}
          />
        ))}
        <b style={{ "--at": score, "--step": stands } as CSSProperties} />
      </div>
      <div className="score-ticks">
        {[0, 60, 80, 100].map((tick) => (
          <span key={tick} style={{ "--at": tick } as CSSProperties}>
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
}
