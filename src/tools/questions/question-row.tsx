import { Bookmark, ChevronDown } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import type { Practice } from "./practice.ts";
import type { Question } from "./question.ts";

/** The lines of a CV about a skill. "missing" when the CV has none; null when no CV was compared. */
export type CvProof = readonly { text: string; where: string }[] | "missing" | null;

type QuestionRowProps = {
  question: Question;
  /** Where the coach asks this question; null if it is made for an advert that was pasted. */
  coachAddress: string | null;
  proof: CvProof;
  practice: Practice;
  /** "Due today"; empty before JavaScript runs. */
  when: string;
  /** Null before JavaScript runs. */
  onChange: ((change: (before: Practice) => Practice) => void) | null;
  onPractise: (() => void) | null;
};

/** One question. Closed, it is one line. Open, it also says why it is asked and what a good answer shows. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, coachAddress, proof, practice, when, onChange, onPractise } = props;
  const { text, why, good, answer, skill } = question;
  return (
    <details className="q">
      <summary>
        <span className={skill ? "qt has-skill" : "qt"}>
          {skill && (
            <span className="skill">
              {proof === "missing" ? (
                <span className="miss">{skill}</span>
              ) : proof ? (
                <mark>{skill}</mark>
              ) : (
                skill
              )}
            </span>
          )}
          <span>{text}</span>
        </span>
        <span className="when">{when}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className="qbody">
        <div>
          <h3>Why it is asked</h3>
          <p>{why}</p>
        </div>
        <div>
          <h3>A good answer shows</h3>
          <p>{good}</p>
        </div>
        {answer && (
          <details className="full fold question-answer">
            <summary>An answer in full</summary>
            <p>{answer}</p>
            <p className="meta">An invented person. Tell your own.</p>
          </details>
        )}
        {proof === "missing" && (
          <p className="full hint">
            Your CV has no line about this. Say so, and name the nearest thing that you have done.
          </p>
        )}
        {Array.isArray(proof) &&
          proof.slice(0, 2).map((line: { text: string; where: string }) => (
            <blockquote key={line.text} className="yours">
              <h3>From your CV</h3>
              <p>{line.text}</p>
              <p className="meta">{line.where}</p>
            </blockquote>
          ))}
        {onChange && (
          <div className="full question-own">
            <TextareaField
              label="Your note"
              optional
              rows={2}
              maxLength={2000}
              value={practice.note}
              placeholder="The example you want to tell"
              onChange={(event) => {
                const note = event.currentTarget.value;
                onChange((before) => ({ ...before, note }));
              }}
            />
            <div className="cluster">
              <Button look="secondary" size="sm" onClick={onPractise ?? undefined}>
                Practise this one
              </Button>
              {coachAddress !== null && (
                <ButtonLink look="quiet" size="sm" to={coachAddress}>
                  Answer it to the coach
                </ButtonLink>
              )}
              <Button
                look="quiet"
                size="sm"
                aria-pressed={practice.saved}
                onClick={() => onChange((before) => ({ ...before, saved: !before.saved }))}
              >
                <Icon of={Bookmark} size="sm" />
                {practice.saved ? "Saved" : "Save"}
              </Button>
            </div>
          </div>
        )}
      </div>
    </details>
  );
}
