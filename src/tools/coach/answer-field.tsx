import { use } from "react";
import { AskModel } from "../../ai/ui/ask-model.tsx";
import { ModelContext } from "../../ai/ui/model-context.ts";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { longestAnswer } from "./history/session-history.ts";
import { minWords } from "./review/review-answer.ts";
import { countWords } from "./review/find-words.ts";
import type { ModelTask } from "../../ai/model-tasks.ts";
import type { AnswerKind } from "./review/coach-language.ts";

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
  kind: AnswerKind;
  /** The job that the person practises for; empty for none. */
  work: string;
  text: string;
  /** Lines of the person's CV that fit the job. */
  cvLines: readonly { text: string }[];
  /** Called with a question of the model that the person wants to answer. */
  onQuestion: (question: string) => void;
};

/** The rubric of each kind of question. */
const feedbackTasks = {
  story: "storyFeedback",
  motive: "motiveFeedback",
  claim: "claimFeedback",
  method: "methodFeedback",
  other: "methodFeedback",
} as const satisfies Record<AnswerKind, ModelTask>;

/** Asks the language model for feedback on a finished answer, or for a question that may follow. */
export function AskAboutAnswer({ question, kind, work, text, cvLines, onQuestion }: AskAboutAnswerProps) {
  return (
    <AskModel
      button="Improve with AI"
      tasks={[feedbackTasks[kind], "question"]}
      textOf={() => text}
      cvName="lines of your CV that fit the job"
      basis={() => ({
        cv: cvLines.map((line) => line.text).join("\n"),
        context: question,
        requirements: "",
        where: work === "" ? "" : `Interview for ${work}`,
      })}
      onAccept={(accepted) => onQuestion(accepted.text)}
    />
  );
}
