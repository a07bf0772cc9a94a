import { CircleX } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import type { ShownField } from "./read-fields.ts";

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
