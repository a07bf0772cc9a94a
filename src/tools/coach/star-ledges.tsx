import type { CSSProperties } from "react";
import { type StarPart, starParts } from "./review/coach-language.ts";
import type { Star } from "./review/find-star.ts";

const labels: Readonly<Record<StarPart, string>> = {
  situation: "Situation",
  task: "Task",
  action: "Action",
  result: "Result",
};

/** The four parts of a story as steps, and the sentence that shows each. */
export function StarLedges({ star }: { star: Star }) {
  const found = starParts.flatMap((part) => (star[part] ? [{ part, ...star[part] }] : []));
  return (
    <>
      <ol className="star">
        {starParts.map((part, step) => (
          <li key={part} style={{ "--s": step } as CSSProperties} className={star[part] ? "" : "no"}>
            <span>
              {labels[part]}
              <small>{star[part] ? `${star[part].words} words` : "not found"}</small>
            </span>
          </li>
        ))}
      </ol>
      {found.length > 0 && (
        <details className="fold coach-sentences">
          <summary>Show the sentences</summary>
          <dl>
            {found.map(({ part, sentence }) => (
              <div key={part}>
                <dt>{labels[part]}</dt>
                <dd>{sentence}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
