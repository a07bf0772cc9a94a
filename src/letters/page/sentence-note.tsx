import { TriangleAlert, X } from "lucide-react";
import { lazy, Suspense, use, useState } from "react";
import type { ModelBasis } from "../../ai/model-request.ts";
import { ModelContext } from "../../ai/ui/model-context.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { unsupportedFigures } from "../edit-letter.ts";
import type { LetterSentence } from "../letter.ts";
import { noSourceText, sentenceSourceLabel } from "./start-form-values.ts";
import { TextareaField } from "../../ui/textarea-field.tsx";

type SentenceNoteProps = {
  sentence: LetterSentence;
  number: number;
  /** Null if nothing can be changed, for example without JavaScript. */
  actions: {
    /** Opens the form of the sentence. */
    onEdit: () => void;
    /** Its form; null while it is closed. */
    form: SentenceFormProps | null;
    /** Takes over a text of the language model. `from` is the text that it was asked about. */
    onAccept: (text: string, from: string) => void;
    onLeaveOut: () => void;
    /** Null for a sentence that has only one wording. */
    onSayDifferently: (() => void) | null;
    /** The texts that a language model may base its answer on. */
    basis: () => ModelBasis;
    onClose: () => void;
  } | null;
};

/** If the module does not load, for example offline, there is no panel. */
const ModelPanel = lazy(() =>
  import("../../ai/ui/model-panel.tsx").then(
    (module) => ({ default: module.ModelPanel }),
    () => ({ default: () => null }),
  ),
);

/** The source of a sentence, with the actions for the sentence. */
export function SentenceNote({ sentence, number, actions }: SentenceNoteProps) {
  const [asked, setAsked] = useState("");
  const model = use(ModelContext);
  const [isAsking, setIsAsking] = useState(false);
  const unsupported = unsupportedFigures(sentence.text, sentence);
  function closePanel(): void {
    setIsAsking(false);
    document.querySelector<HTMLElement>(`#note-${number} h2`)?.focus();
  }
  return (
    <aside
      className={unsupported.length > 0 ? "note note-warn" : "note"}
      id={`note-${number}`}
      aria-label={`Source of sentence ${number}`}
    >
      <h2 tabIndex={-1}>
        Sentence {number}
        {sentence.isYours && <span className="badge badge-brand">Yours</span>}
      </h2>
      {actions && (
        <IconButton icon={X} className="note-close" label="Close the source" onClick={actions.onClose} />
      )}
      {sentence.sources.length === 0 ? (
        <p>{noSourceText(sentence)}</p>
      ) : (
        <dl>
          {sentence.sources.map((source) => (
            <div key={`${source.where}${source.text}`}>
              <dt>{sentenceSourceLabel(source)}</dt>
              <dd>{source.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {unsupported.length > 0 && (
        <output className="note-loose">
          <Icon of={TriangleAlert} size="sm" />
          The source does not say {unsupported.join(" or ")}. Correct one of the two.
        </output>
      )}
      {actions && !actions.form && !isAsking && (
        <div className="cluster">
          <Button look="quiet" size="sm" onClick={actions.onEdit}>
            Edit
          </Button>
          {actions.onSayDifferently && (
            <Button look="quiet" size="sm" onClick={actions.onSayDifferently}>
              Say it differently
            </Button>
          )}
          {model && (
            <Button
              look="quiet"
              size="sm"
              onClick={() => {
                setIsAsking(true);
                setAsked(sentence.text);
              }}
            >
              Improve with AI
            </Button>
          )}
          <Button look="quiet" size="sm" onClick={actions.onLeaveOut}>
            Leave out
          </Button>
        </div>
      )}
      {actions && model && isAsking && (
        <Suspense>
          <ModelPanel
            model={model}
            tasks={["reword", "tailor", "translate"]}
            textOf={() => sentence.text}
            basis={actions.basis}
            onAccept={({ text }) => {
              actions.onAccept(text, asked);
              closePanel();
            }}
            onClose={closePanel}
          />
        </Suspense>
      )}
      {actions?.form && <SentenceForm {...actions.form} />}
    </aside>
  );
}

export type SentenceFormProps = {
  label: string;
  hint?: string;
  text: string;
  onType: (text: string) => void;
  onFinish: () => void;
  onCancel: () => void;
  /** The label of the button that closes the form. */
  finish: string;
};

const takeFocus = (area: HTMLTextAreaElement | null) => area?.focus();

/** Writes one sentence of a letter. */
export function SentenceForm({ label, hint, text, onType, onFinish, onCancel, finish }: SentenceFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onFinish();
      }}
    >
      <TextareaField
        label={label}
        hint={hint}
        ref={takeFocus}
        rows={4}
        maxLength={3_000}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <div className="cluster">
        <Button look="secondary" size="sm">
          {finish}
        </Button>
        <Button look="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
