import { numberedLines, type ModelBasis } from "../../ai/model-request.ts";
import { AskModel } from "../../ai/ui/ask-model.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { writeSentence } from "../edit-letter.ts";
import { sentencesOf, type Letter } from "../letter.ts";

type PolishLetterProps = {
  letter: Letter;
  basis: () => ModelBasis;
  change: (make: (before: Letter) => Letter) => void;
};

/** Asks the language model to polish the whole letter. Each sentence is accepted alone, and keeps its sources. */
export function PolishLetter({ letter, basis, change }: PolishLetterProps) {
  const sentences = sentencesOf(letter);
  if (sentences.length === 0) return null;
  return (
    <AskModel
      button="Polish the letter with AI"
      look="secondary"
      tasks={["letter"]}
      textOf={() => numberedLines(sentences.map(({ text }) => text))}
      basis={basis}
      nameOf={(number) => `Sentence ${number}`}
      onAccept={({ text, before }) => {
        const sentence = sentences.find((one) => one.text.replace(/\s+/gu, " ").trim() === before);
        if (sentence) change((now) => writeSentence(now, sentence, text));
        else
          showToast({
            tone: "bad",
            title: "Not replaced",
            message: "The sentence has changed since you asked.",
          });
      }}
    />
  );
}
