import { CircleCheck, TriangleAlert } from "lucide-react";
import { use, type CSSProperties, type ReactNode } from "react";
import { ModelContext } from "../../ai/ui/model-context.ts";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { starParts, type StarPart } from "./review/coach-language.ts";
import { ranks, type AnswerFinding } from "./review/findings.ts";
import type { AnswerReview } from "./review/review-answer.ts";
import type { Star } from "./review/find-words.ts";

type ReviewPanelProps = {
  review: AnswerReview | null;
  /** Whether the person finished the answer, so that screen readers announce the outcome. */
  isFinished: boolean;
  /** A line of the CV that may be the missing result, with the action that adds it. */
  cvLine: { text: string; onAdd: (() => void) | null } | null;
  languages: readonly string[];
  /** Filler words in a hundred of the session before; null when there is none. */
  lastFillerRate: number | null;
};

/** The outcome of the checks. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { review, isFinished, cvLine, languages, lastFillerRate } = props;
  const model = use(ModelContext);
  const first = review?.first ?? null;
  const others = review?.findings.filter((finding) => finding !== first) ?? [];
  return (
    <section className="coach-panel" aria-labelledby="coach-checks">
      <h2 id="coach-checks">
        What the answer shows{review && !isFinished ? " so far" : ""}{" "}
        {review && isFinished && <Badge tone={ranks[review.rank].tone}>{ranks[review.rank].label}</Badge>}
      </h2>
      <output className="sr">{review && isFinished ? spoken(review) : ""}</output>
      {review ? (
        <>
          {review.star && <StarLedges star={review.star} />}
          <FirstToImprove first={first}>
            {first?.key === "result" && cvLine && <CvLine {...cvLine} />}
          </FirstToImprove>
          <ul className="coach-findings">
            {others.map(({ key, isGood, title, figure, text }) => (
              <li key={key} data-tone={isGood ? "good" : "warn"}>
                <Icon of={isGood ? CircleCheck : TriangleAlert} />
                <h3>{title}</h3>
                <span className="coach-figure">{figure}</span>
                <p>
                  {text}
                  {key === "fillers" && lastFillerRate !== null && (
                    <> Your last session had {lastFillerRate} in 100.</>
                  )}
                  {key === "result" && cvLine && <CvLine {...cvLine} />}
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="muted">
          Write or say an answer of 25 words or more. You then see the one thing to improve first, and what an
          interviewer may ask next.
        </p>
      )}
      <details className="fold coach-how">
        <summary>How it is checked</summary>
        <p>
          Rules look for words, not for truth. A question about something that happened needs a situation,
          your task, your steps and a result. Why you want the job needs a reason that fits this employer. A
          strength needs proof. How you would do something needs steps. Filler words and pace count only when
          you speak. No artificial intelligence reads your answer
          {model ? `, unless you ask the language model at ${model.host}` : ""}. The rules know{" "}
          {languages.join(", ")}. They are wrong at times. Use them as a mirror.
        </p>
      </details>
    </section>
  );
}

/** The one thing to improve first, or that nothing is missing. */
export function FirstToImprove({ first, children }: { first: AnswerFinding | null; children?: ReactNode }) {
  if (!first) return <p className="next-strip">Nothing is missing. Say it aloud twice, then leave it.</p>;
  return (
    <div className="next-strip">
      <h3>
        <span className="meta">Improve this first</span>
        <span>{first.title}</span>
      </h3>
      <p>
        {first.text}
        {children}
      </p>
    </div>
  );
}

function CvLine({ text, onAdd }: NonNullable<ReviewPanelProps["cvLine"]>) {
  return (
    <>
      {" "}
      Your CV has a line that may be it: “{text}”.{" "}
      {onAdd && (
        <button type="button" className="link" onClick={onAdd}>
          Add it at the end
        </button>
      )}
    </>
  );
}

function spoken({ star, first, rank }: AnswerReview): string {
  const parts = star ? starParts.filter((part) => star[part]) : [];
  return [
    `${ranks[rank].label}.`,
    star ? `Found: ${parts.join(", ") || "no part of a story"}.` : "",
    first ? `Improve this first: ${first.title}.` : "",
  ].join(" ");
}

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
