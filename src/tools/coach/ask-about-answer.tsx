import { lazy, Suspense, use, useState } from "react";
import { ModelContext } from "../../ai/ui/model-context.ts";
import { Button } from "../../ui/button.tsx";

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
