import { CircleCheck, CircleX } from "lucide-react";
import type { PageMark } from "../../cv/read/page-view/page-mark.ts";
import type { ScoreFinding } from "../../cv/score/score-cv.ts";
import { levelLooks, shortened } from "../../cv/score/ui/verdict.ts";
import { Icon } from "../../ui/icon.tsx";
import type { ShownField } from "./scan-result.ts";

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

/** The fields that an applicant-tracking system stores of the CV, and the text that is in no field. */
export function ReadFieldList({
  fields,
  unplaced,
}: {
  fields: readonly ShownField[];
  unplaced: readonly string[];
}) {
  return (
    <section aria-labelledby="scan-read">
      <h2 id="scan-read">What the system reads</h2>
      <p className="muted">Your CV as this site’s reader stores it. Other systems may read less.</p>
      <dl className="scan-read">
        {fields.map(({ label, value, isMissing }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two jobs can have the same label and text
          <div key={`${label} ${index}`}>
            <dt>{label}</dt>
            <dd dir="auto">
              {isMissing ? (
                <span className="scan-lost">
                  <Icon of={CircleX} size="sm" />
                  Not found
                </span>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {unplaced.length > 0 && (
        <details className="fold scan-unplaced">
          <summary>
            {unplaced.length} {unplaced.length === 1 ? "line" : "lines"} in no field
          </summary>
          <ul>
            {unplaced.map((text, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines can be the same
              <li key={index} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
