import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import {
  modelLanguages,
  type UnsupportedClaim,
  type ModelLanguage,
  type ModelRequest,
  type ModelTask,
  type ModelProblem,
} from "../model-request.ts";
import { OwnKey } from "./own-key.tsx";
import { useModel } from "./use-model.ts";
import "./model-panel.css";

type ModelPanelProps = {
  /** The host that the texts are sent to. */
  host: string;
  /** The tasks to offer; the first is chosen. */
  tasks: readonly [ModelTask, ...ModelTask[]];
  text: string;
  /** The other texts that are sent: "your CV without name and contacts". */
  alsoSent: string;
  /** The name of the context: "advert". Answers may use it only together with the person's own texts. */
  contextName: string;
  /** Makes the other texts to send. Called when the person asks. */
  basis: () => Pick<ModelRequest, "cv" | "context">;
  fetch: typeof fetch;
  /** Takes the answer over. Not called for tasks whose answer is only read. */
  onAccept: (text: string) => void;
  onClose: () => void;
};

/** An answer of the language model next to the text. Nothing is sent before a button is pressed. */
export function ModelPanel(props: ModelPanelProps): ReactNode {
  const { host, tasks, text, alsoSent, contextName, basis, fetch, onAccept, onClose } = props;
  const { state, ask, stop } = useModel(fetch);
  const [task, setTask] = useState<ModelTask>(tasks[0]);
  const [language, setLanguage] = useState<ModelLanguage>("en");
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const isRunning = state.kind === "text";
  const isDone = state.kind === "done";
  const { answer, accept } = taskLabels[task];
  return (
    <section className="model-panel" aria-label="Language model" tabIndex={-1} ref={panel}>
      <Choice
        {...{ tasks, task, language }}
        isLocked={isRunning}
        onTask={setTask}
        onLanguage={setLanguage}
        onChange={stop}
      />
      <dl>
        <dt>Your text</dt>
        <dd>{text}</dd>
        {(isRunning || isDone) && (
          <>
            <dt>{answer}</dt>
            <dd
              aria-live="polite"
              aria-busy={isRunning}
              dir="auto"
              lang={task === "translate" ? language : undefined}
            >
              {state.text || "Waiting for the language model…"}
            </dd>
          </>
        )}
      </dl>
      {isDone && state.text === text && <p className="meta">The suggestion is the same as your text.</p>}
      {isDone && state.loose.length > 0 && (
        <UnsupportedClaims loose={state.loose} contextName={contextName} />
      )}
      {isDone && (
        <p className="meta">
          Only figures, names and skills are checked.{" "}
          {accept === null ? "A language model may be wrong." : "Read it yourself before you accept it."}
        </p>
      )}
      {state.kind === "problem" && (
        <Notice tone="bad" announce="at-once">
          {modelProblemTexts[state.problem]} Your text is unchanged.
        </Notice>
      )}
      {state.kind === "idle" && (
        <p className="meta">
          The button sends this text and {alsoSent} to the language model at {host}. This site does not store
          what is sent.
        </p>
      )}
      <div className="cluster">
        {isDone && accept !== null && (
          <Button look="secondary" size="sm" onClick={() => onAccept(state.text)}>
            {state.loose.length > 0 ? `${accept} anyway` : accept}
          </Button>
        )}
        {isRunning ? (
          <Button look="quiet" size="sm" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button
            look={isDone ? "quiet" : "secondary"}
            size="sm"
            onClick={() => ask({ task, language, text, ...basis() })}
          >
            {state.kind === "idle" ? `Send to ${host}` : "Try again"}
          </Button>
        )}
        <Button look="quiet" size="sm" onClick={onClose}>
          {isDone && accept !== null ? "Discard" : "Close"}
        </Button>
      </div>
      {(state.kind === "idle" || state.kind === "problem") && <OwnKey host={host} />}
    </section>
  );
}

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
          options={tasks.map((one) => [one, taskLabels[one].label])}
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

function UnsupportedClaims({
  loose,
  contextName,
}: {
  loose: readonly UnsupportedClaim[];
  contextName: string;
}) {
  const listed = (foundIn: UnsupportedClaim["foundIn"]) =>
    loose.filter((claim) => claim.foundIn === foundIn).map(({ words }) => `“${words}”`);
  const [nowhere, context] = [listed("nowhere"), listed("context")];
  return (
    <Notice tone="warn" announce="politely">
      {nowhere.length > 0 && (
        <p>
          <strong>Not in your texts:</strong> {nowhere.join(", ")}
        </p>
      )}
      {context.length > 0 && (
        <p>
          <strong>Only in the {contextName}, not in your texts:</strong> {context.join(", ")}
        </p>
      )}
      <p>Use it only if it is true.</p>
    </Notice>
  );
}

const modelProblemTexts: Readonly<Record<ModelProblem, string>> = {
  stalled: "The language model took too long. Try again.",
  cut: "The answer broke off. Try again.",
  junk: "The answer was not usable. Try again.",
  refused: "The language model refused the request. Try again later.",
  unreachable: "The language model cannot be reached. Try again later.",
  busy: "Too many people ask at the moment. Try again in a minute.",
  "bad-key":
    "Your own key has a space or a letter that no key has. Paste it again under “Your own key”, or empty the field.",
  "too-many": "You have reached the limit for now. Try again later.",
};

/**
 * The button that starts each task, the heading of its answer, and the button that takes the answer over; null for
 * none.
 */
const taskLabels: Readonly<Record<ModelTask, { label: string; answer: string; accept: string | null }>> = {
  reword: { label: "Say it another way", answer: "Suggestion", accept: "Accept" },
  tailor: { label: "Fit it to the job", answer: "Suggestion", accept: "Accept" },
  translate: { label: "Translate it", answer: "Translation", accept: "Accept" },
  feedback: { label: "Feedback on the answer", answer: "Feedback", accept: null },
  question: { label: "A question that may follow", answer: "Question", accept: "Answer this" },
};
