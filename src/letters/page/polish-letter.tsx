import { lazy, Suspense, use, useState } from "react";
import { numberedLines, type ModelBasis } from "../../ai/model-request.ts";
import { ModelContext } from "../../ai/ui/model-context.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { writeSentence } from "../edit-letter.ts";
import { sentencesOf, type Letter } from "../letter.ts";

/** If the module does not load, for example offline, there is no panel. */
const ModelPanel = lazy(() =>
  import("../../ai/ui/model-panel.tsx").then(
    (module) => ({ default: module.ModelPanel }),
    () => ({ default: () => null }),
  ),
);

type PolishLetterProps = {
  letter: Letter;
  basis: () => ModelBasis;
  change: (make: (before: Letter) => Letter) => void;
};

/**
 * Asks the language model to polish the whole letter. Each sentence is accepted alone, and keeps its sources. Nothing on a
 * site without a language model.
 */
export function PolishLetter({ letter, basis, change }: PolishLetterProps) {
  const model = use(ModelContext);
  const [isAsking, setIsAsking] = useState(false);
  const sentences = sentencesOf(letter);
  if (!model || sentences.length === 0) return null;
  if (!isAsking)
    return (
      <Button look="secondary" size="sm" onClick={() => setIsAsking(true)}>
        Polish the letter with AI
      </Button>
    );
  return (
    <Suspense>
      <ModelPanel
        model={model}
        tasks={["letter"]}
        textOf={() => numberedLines(sentences.map(({ text }) => text))}
        basis={basis}
        nameOf={(number) => `Sentence ${number}`}
        onAccept={({ text, before }) => {
          const id = sentences.find((one) => one.text.replace(/\s+/gu, " ").trim() === before)?.id;
          if (id === undefined)
            showToast({
              tone: "bad",
              title: "Not replaced",
              message: "The sentence has changed since you asked.",
            });
          // The text at this moment, so that a change of another device is not taken for a conflict.
          else change((now) => writeSentence(now, { id, text: textOf(now, id) }, text));
        }}
        onClose={() => setIsAsking(false)}
      />
    </Suspense>
  );
}

function textOf(letter: Letter, id: string): string {
  return sentencesOf(letter).find((one) => one.id === id)?.text ?? "";
}
