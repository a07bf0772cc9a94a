import { use } from "react";
import { ModelContext } from "../../ai/ui/model-context.ts";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { longestAnswer } from "./history/session-history.ts";
import { minWords } from "./review/review-answer.ts";
import { countWords } from "./review/split-sentences.ts";

type AnswerFieldProps = {
  text: string;
  isHydrated: boolean;
  onChange: (text: string) => void;
};

/** The typed answer, with its length in words and in seconds. */
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
  const length =
    words === 0 ? "" : `${words} words, about ${Math.round((words / 130) * 60)} seconds spoken. `;
  return isHydrated
    ? `${length}What you type stays in this browser${host === null ? "" : `, unless you ask the language model at ${host}`}.`
    : `${length}Answer in English. The answer is sent to this site to be checked, and not kept.`;
}
