import { Badge } from "../../ui/badge.tsx";
import { firstMark, type CheckedLine, type Rating } from "../model-request.ts";
import { UnsupportedClaims } from "./unsupported-claims.tsx";

const tones = { strong: "good", fair: "neutral", weak: "warn" } as const satisfies Record<Rating, string>;
const ratingLabels: Readonly<Record<Rating, string>> = { strong: "Strong", fair: "Fair", weak: "Weak" };

/** A review by a rubric: what to change first, and a rating and a remark for each criterion. */
export function Remarks({ heading, lines }: { heading: string; lines: readonly CheckedLine[] }) {
  const first = lines.find(({ mark }) => mark === firstMark);
  return (
    <div className="model-remarks" aria-live="polite">
      <h3>{heading}</h3>
      {first && (
        <p>
          <strong>Change this first:</strong> {first.text}
        </p>
      )}
      <ul>
        {lines.map(({ mark, text, rating }) =>
          rating === null ? null : (
            <li key={mark}>
              <h4>{mark}</h4> <Badge tone={tones[rating]}>{ratingLabels[rating]}</Badge>
              <p>{text}</p>
            </li>
          ),
        )}
      </ul>
      <UnsupportedClaims
        advice="The remarks name them. They may be what is missing, or an error of the language model."
        loose={lines
          .flatMap(({ loose }) => loose)
          .filter(({ words }, at, all) => all.findIndex((one) => one.words === words) === at)}
      />
    </div>
  );
}
