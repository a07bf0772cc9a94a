import { CircleCheck } from "lucide-react";
import type { PageMark } from "../../cv/read/page-view/page-mark.ts";
import type { ScoreFinding } from "../../cv/score/score-cv.ts";
import { levelLooks, shortened } from "../../cv/score/ui/verdict.ts";
import { Icon } from "../../ui/icon.tsx";

const maxQuotes = 4;

/** The findings by severity, each with its lines and the source of its rule. */
export function ScanFindings({ findings, marks }: { findings: ScoreFinding[]; marks: PageMark[] }) {
  return (
    <section aria-labelledby="scan-findings">
      <h2 id="scan-findings">What to change</h2>
      <p className="muted">The most severe first, then by the points that each is worth.</p>
      <div className="findings">
        {findings.map((finding) => (
          <Finding
            key={finding.id}
            finding={finding}
            isMarked={marks.some(({ href }) => href === `#finding-${finding.id}`)}
          />
        ))}
        {findings.length === 0 && (
          <div className="finding" data-tone="good">
            <Icon of={CircleCheck} />
            <h3>Nothing to change</h3>
            <p>No rule has found anything.</p>
          </div>
        )}
      </div>
    </section>
  );
}

function Finding({ finding, isMarked }: { finding: ScoreFinding; isMarked: boolean }) {
  const { id, level, title, detail, points, places, source } = finding;
  const { icon, tone, words } = levelLooks[level];
  const quotes = [...new Set(places.flatMap(({ quote }) => (quote ? [quote] : [])))];
  return (
    <article className="finding" data-tone={tone} id={`finding-${id}`} tabIndex={-1}>
      <Icon of={icon} />
      <h3>
        <span className="sr">{words}: </span>
        {title}
      </h3>
      <span className="finding-points">
        +{points}
        <span className="sr"> points</span>
      </span>
      <p>{detail}</p>
      {quotes.length > 0 && (
        <ul className="finding-places">
          {quotes.slice(0, maxQuotes).map((quote) => (
            <li key={quote}>“{shortened(quote)}”</li>
          ))}
          {quotes.length > maxQuotes && <li>and {quotes.length - maxQuotes} more</li>}
        </ul>
      )}
      <p className="finding-source">
        {isMarked && (
          <>
            <a className="link" href="#scan-pages">
              Marked on the page
            </a>
            {" · "}
          </>
        )}
        Source: {source}
      </p>
    </article>
  );
}
