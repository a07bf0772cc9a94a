import { TriangleAlert, X } from "lucide-react";
import { lazy, Suspense, use, useState } from "react";
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
    /** `from` is the text when the person began to write. */
    onChange: (text: string, from: string) => void;
    onLeaveOut: () => void;
    /** Null for a sentence that has only one wording. */
    onSayDifferently: (() => void) | null;
    /** The texts that a language model may base its answer on. */
    basis: () => { cv: string; context: string };
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
  const [typed, setTyped] = useState<string | null>(null);
  const [from, setFrom] = useState(sentence.text);
  const model = use(ModelContext);
  const [isAsking, setIsAsking] = useState(false);
  const unsupported = unsupportedFigures(typed ?? sentence.text, sentence);
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
      {actions && typed === null && !isAsking && (
        <div className="cluster">
          <Button
            look="quiet"
            size="sm"
            onClick={() => {
              setTyped(sentence.text);
              setFrom(sentence.text);
            }}
          >
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
                setFrom(sentence.text);
              }}
            >
              Ask the language model
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
            host={model.host}
            tasks={["reword", "tailor", "translate"]}
            text={sentence.text}
            alsoSent="your CV without your name, contacts and references, and the lines of the advert"
            contextName="advert"
            basis={actions.basis}
            fetch={model.fetch}
            onAccept={(text) => {
              actions.onChange(text, from);
              closePanel();
            }}
            onClose={closePanel}
          />
        </Suspense>
      )}
      {actions && typed !== null && (
        <SentenceForm
          label={`Text of sentence ${number}`}
          typed={typed}
          onType={setTyped}
          onSave={(text) => actions.onChange(text, from)}
          save="Keep sentence"
        />
      )}
    </aside>
  );
}

type SentenceFormProps = {
  label: string;
  hint?: string;
  typed: string;
  /** Closes the form if the text is null. */
  onType: (text: string | null) => void;
  onSave: (text: string) => void;
  /** The label of the button that saves. */
  save: string;
};

const takeFocus = (area: HTMLTextAreaElement | null) => area?.focus();

/** Writes one sentence of a letter. */
function SentenceForm({ label, hint, typed, onType, onSave, save }: SentenceFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed);
        onType(null);
      }}
    >
      <TextareaField
        label={label}
        hint={hint}
        ref={takeFocus}
        rows={4}
        maxLength={3_000}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <div className="cluster">
        <Button look="secondary" size="sm">
          {save}
        </Button>
        <Button look="quiet" size="sm" onClick={() => onType(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Adds a sentence of the person's own. */
export function AddSentence({ onAdd }: { onAdd: (text: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="letter-add">
      {typed === null ? (
        <Button look="quiet" size="sm" onClick={() => setTyped("")}>
          Add a sentence
        </Button>
      ) : (
        <SentenceForm
          label="Your sentence"
          hint="It is marked as yours and stays when the letter is written again."
          typed={typed}
          onType={setTyped}
          onSave={onAdd}
          save="Add it"
        />
      )}
    </div>
  );
}
