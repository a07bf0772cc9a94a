import { use, lazy, Suspense, useState } from "react";
import { ModelContext } from "../../ai/ui/model-context.ts";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { longestAnswer } from "./history/session-history.ts";
import { minWords } from "./review/review-answer.ts";
import { countWords } from "./review/find-words.ts";
import { Button } from "../../ui/button.tsx";

type AnswerFieldProps = {
  text: string;
  isHydrated: boolean;
  onChange: (text: string) => void;
};

/** The typed answer, with its length in words. */
export function AnswerField({ text, isHydrated, onChange }: AnswerFieldProps) {
  const words = countWords(text);
  const host = use(ModelContext)?.host ?? null;
  return (
    <TextareaField
      label="Your answer"
      hint={hintFor(words, isHydrated, host)}
      className="coach-text"
      name="answer"
      rows={11}
      maxLength={longestAnswer}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      lang="en"
    />
  );
}

function hintFor(words: number, isHydrated: boolean, host: string | null): string {
  if (words > 0 && words < minWords)
    return `${words} ${words === 1 ? "word" : "words"}. The checks begin at ${minWords}.`;
  const length = words === 0 ? "" : `${words} words. `;
  return isHydrated
    ? `${length}What you type stays in this browser${host === null ? "" : `, unless you ask the language model at ${host}`}.`
    : `${length}Answer in English. The answer is sent to this site to be checked, and not kept.`;
}

type AskAboutAnswerProps = {
  question: string;
  text: string;
  /** Lines of the person's CV that fit the job. */
  cvLines: readonly { text: string }[];
  /** Called with a question of the model that the person wants to answer. */
  onQuestion: (question: string) => void;
};

/** Without it, for example offline, there is no panel. */
const ModelPanel = lazy(() =>
  import("../../ai/ui/model-panel.tsx").then(
    (module) => ({ default: module.ModelPanel }),
    () => ({ default: () => null }),
  ),
);

/** Asks the language model for feedback on a finished answer, or for a question that may follow. */
export function AskAboutAnswer({ question, text, cvLines, onQuestion }: AskAboutAnswerProps) {
  const model = use(ModelContext);
  const [isAsking, setIsAsking] = useState(false);
  if (!model) return null;
  if (!isAsking)
    return (
      <Button look="quiet" size="sm" onClick={() => setIsAsking(true)}>
        Ask the language model
      </Button>
    );
  return (
    <Suspense>
      <ModelPanel
        host={model.host}
        tasks={["feedback", "question"]}
        text={text}
        alsoSent="the question, and lines of your CV that fit the job,"
        contextName="question"
        basis={() => ({ cv: cvLines.map((line) => line.text).join("\n"), context: question })}
        fetch={model.fetch}
        onAccept={onQuestion}
        onClose={() => setIsAsking(false)}
      />
    </Suspense>
  );
}
