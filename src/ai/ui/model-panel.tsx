import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import {
  modelLanguages,
  readNumberedLines,
  type CheckedLine,
  type ModelBasis,
  type ModelLanguage,
  type ModelProblem,
} from "../model-request.ts";
import { specOf, type ModelTask } from "../model-tasks.ts";
import { Remarks } from "./answer-remarks.tsx";
import { LineAnswer } from "./line-answer.tsx";
import type { ModelAccess } from "./model-context.ts";
import { OwnKey } from "./own-key.tsx";
import { SuggestedLines } from "./suggested-lines.tsx";
import { useModel } from "./use-model.ts";
import "./model-panel.css";

type ModelPanelProps = {
  model: Pick<ModelAccess, "host" | "fetch">;
  /** The tasks to offer; the first is chosen. */
  tasks: readonly [ModelTask, ...ModelTask[]];
  /** The text that a task is about. Tasks that rewrite or review many lines get them numbered. */
  textOf: (task: ModelTask) => string;
  /** Makes the other texts to send. Called when the person asks. */
  basis: () => ModelBasis;
  /** False on a page without an advert. */
  hasAdvert?: boolean;
  /** Names a line of a numbered text, or a new line, for people: "Sentence 3". */
  nameOf?: (number: string) => string;
  /** The CV as it is sent, for people. */
  cvName?: string;
  /** Takes a line of the answer over. Not called for tasks whose answer is only read. */
  onAccept: (accepted: AcceptedLine) => void;
  onClose: () => void;
};

/** `before`: the text that was sent, or the line of it that the answer rewrites; empty for a new one. */
export type AcceptedLine = { task: ModelTask; mark: string; text: string; before: string };

/** Asks the language model and shows its answer. Nothing is sent before a button is pressed. */
export function ModelPanel(props: ModelPanelProps): ReactNode {
  const { model, tasks, textOf, basis, hasAdvert = true, nameOf = lineName, onAccept, onClose } = props;
  const { host, fetch } = model;
  const { state, ask, stop } = useModel(fetch);
  const [task, setTask] = useState<ModelTask>(tasks[0]);
  const [language, setLanguage] = useState<ModelLanguage>("en");
  /** The text that was sent. The page's text changes when a line is accepted. */
  const [sent, setSent] = useState("");
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { form, accept, answer, sees, note } = specOf(task);
  const isRunning = state.kind === "text";
  const isDone = state.kind === "done";
  const isOneLine = form.kind === "line";
  const shown = isRunning || isDone ? sent : textOf(task);
  const answerLanguage = task === "translate" ? language : undefined;
  const lines = readNumberedLines(sent);
  const take = ({ mark, text }: CheckedLine) =>
    onAccept({ task, mark, text, before: isOneLine ? sent : (lines.get(mark) ?? "") });
  const alsoSent = sees
    .filter((seen) => seen !== "advert" || hasAdvert)
    .map((seen) => (seen === "cv" ? (props.cvName ?? wholeCv) : contextNames[seen]));
  return (
    <section className="model-panel" aria-label="Language model" tabIndex={-1} ref={panel}>
      <Choice
        {...{ tasks, task, language }}
        isLocked={isRunning}
        onTask={setTask}
        onLanguage={setLanguage}
        onChange={stop}
      />
      {readNumberedLines(shown).size === 0 && shown !== "" && (
        <dl>
          <dt>{form.kind === "points" ? "Your notes" : "Your text"}</dt>
          <dd className="model-text">{shown}</dd>
        </dl>
      )}
      {isRunning && (
        <dl>
          <dt>{answer}</dt>
          <dd aria-live="polite" aria-busy="true" dir="auto" lang={answerLanguage}>
            {state.text || "Waiting for the language model…"}
          </dd>
        </dl>
      )}
      {isDone && isOneLine && state.lines[0] && (
        <LineAnswer
          heading={answer}
          line={state.lines[0]}
          before={sent}
          accept={accept}
          language={answerLanguage}
          onAccept={take}
        />
      )}
      {isDone && form.kind === "remarks" && <Remarks heading={answer} lines={state.lines} />}
      {isDone && (form.kind === "rewrites" || form.kind === "points") && (
        <SuggestedLines
          heading={answer}
          lines={state.lines}
          before={lines}
          nameOf={nameOf}
          accept={accept ?? "Accept"}
          onAccept={take}
        />
      )}
      {isDone && (
        <p className="meta">
          Only figures, names and skills are checked.{" "}
          {accept === null ? "A language model may be wrong." : "Read it yourself before you accept it."}{" "}
          {note}
        </p>
      )}
      {state.kind === "problem" && (
        <Notice tone="bad" announce="at-once">
          {modelProblemTexts[state.problem]} Your text is unchanged.
        </Notice>
      )}
      {state.kind === "idle" && (
        <p className="meta">
          The button sends{" "}
          {listed.format([
            ...(textOf(task) === "" ? [] : [form.kind === "line" ? "this text" : textNames[form.kind]]),
            ...alsoSent,
          ])}{" "}
          to the language model at {host}. This site does not store what is sent.
        </p>
      )}
      <div className="cluster">
        {isRunning ? (
          <Button look="quiet" size="sm" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button
            look={isDone ? "quiet" : "secondary"}
            size="sm"
            onClick={() => {
              const text = textOf(task);
              setSent(text);
              ask({ task, language, text, ...basis() });
            }}
          >
            {state.kind === "idle" ? `Send to ${host}` : "Try again"}
          </Button>
        )}
        <Button look="quiet" size="sm" onClick={onClose}>
          {isDone && isOneLine && accept !== null ? "Discard" : "Close"}
        </Button>
      </div>
      {(state.kind === "idle" || state.kind === "problem") && <OwnKey host={host} />}
    </section>
  );
}

const lineName = (number: string) => `Line ${number}`;
const wholeCv = "your CV without your name, contacts and references";
const contextNames = { advert: "the lines of the advert", question: "the question" } as const;
const textNames = { points: "your notes", rewrites: "these lines", remarks: "this text" } as const;
const listed = new Intl.ListFormat("en-GB");

type ChoiceProps = Pick<ModelPanelProps, "tasks"> & {
  task: ModelTask;
  language: ModelLanguage;
  isLocked: boolean;
  onTask: (task: ModelTask) => void;
  onLanguage: (language: ModelLanguage) => void;
  /** Called when either changes, because the answer shown would no longer match. */
  onChange: () => void;
};

function Choice({ tasks, task, language, isLocked, onTask, onLanguage, onChange }: ChoiceProps) {
  return (
    <div className="model-choice">
      {tasks.length > 1 && (
        <SelectField
          label="What to ask for"
          value={task}
          disabled={isLocked}
          onChange={({ target }) => {
            onTask(tasks.find((one) => one === target.value) ?? tasks[0]);
            onChange();
          }}
          options={tasks.map((one) => [one, specOf(one).label])}
        />
      )}
      {task === "translate" && (
        <SelectField
          label="Into"
          value={language}
          disabled={isLocked}
          onChange={({ target }) => {
            onLanguage(modelLanguages.find((one) => one === target.value) ?? "en");
            onChange();
          }}
          options={modelLanguages.map((one) => [one, languageNames.of(one)])}
        />
      )}
    </div>
  );
}

const languageNames = new Intl.DisplayNames("en-GB", { type: "language" });

const modelProblemTexts: Readonly<Record<ModelProblem, string>> = {
  stalled: "The language model took too long. Try again.",
  cut: "The answer broke off. Try again.",
  junk: "The answer was not usable. Try again.",
  form: "The answer did not have the form that was asked for, so it is not shown. Try again.",
  language: "The answer was in another language than asked for, so it is not shown. Try again.",
  "too-long": "The text is too long for the language model. Shorten it and try again.",
  refused: "The language model refused the request. Try again later.",
  unreachable: "The language model cannot be reached. Try again later.",
  busy: "Too many people ask at the moment. Try again in a minute.",
  "bad-key":
    "Your own key has a space or a letter that no key has. Paste it again under “Your own key”, or empty the field.",
  "too-many": "You have reached the limit for now. Try again later.",
};
