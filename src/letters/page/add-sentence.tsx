import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { SentenceForm } from "./sentence-form.tsx";

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
