import { Button } from "../../ui/button.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";

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
export function SentenceForm({ label, hint, typed, onType, onSave, save }: SentenceFormProps) {
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
