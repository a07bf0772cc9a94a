import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Question } from "./question.ts";

type PracticeDialogProps = {
  /** The question to practise; null when the dialog is closed. */
  question: Question | null;
  /** Questions after this one. */
  left: number;
  onAnswer: (wasGood: boolean) => void;
  onClose: () => void;
};

/** Asks one question at a time. The person answers aloud and judges the answer. */
export function PracticeDialog({ question, left, onAnswer, onClose }: PracticeDialogProps) {
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      title={question?.text ?? "Practise"}
      actions={
        <Button look="quiet" onClick={onClose}>
          Stop
        </Button>
      }
    >
      {question && <Answer key={question.id} question={question} left={left} onAnswer={onAnswer} />}
    </Dialog>
  );
}

function Answer({
  question,
  left,
  onAnswer,
}: { question: Question } & Pick<PracticeDialogProps, "left" | "onAnswer">) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="stack" aria-live="polite">
      <p>Say your answer aloud, in two minutes at most. Then compare.</p>
      {isShown ? (
        <>
          <p>
            <strong>A good answer shows:</strong> {question.good}
          </p>
          <p>
            <strong>Why it is asked:</strong> {question.why}
          </p>
          {question.answer && (
            <p>
              <strong>An answer in full:</strong> {question.answer}
            </p>
          )}
          <div className="cluster">
            <Button look="primary" onClick={() => onAnswer(true)}>
              It went well
            </Button>
            <Button look="secondary" onClick={() => onAnswer(false)}>
              Ask me again tomorrow
            </Button>
          </div>
        </>
      ) : (
        <Button look="primary" onClick={() => setShown(true)}>
          Show what a good answer shows
        </Button>
      )}
      <p className="meta">
        {left === 0 ? "This is the last one for today." : `${left} more after this one.`}
      </p>
    </div>
  );
}
