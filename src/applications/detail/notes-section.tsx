import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import type { RefusedForm } from "./application-page.tsx";
import { longest } from "../application-limits.ts";

type NotesSectionProps = { notes: string; html: string; refused: RefusedForm | null };

/** The notes of an application, as they look and as they are edited. */
export function NotesSection({ notes, html, refused }: NotesSectionProps) {
  const { typed, errors }: Pick<RefusedForm, "typed" | "errors"> = refused ?? { typed: {}, errors: {} };
  return (
    <section className="tracker-panel" id="notes" aria-labelledby="notes-heading">
      <h2 id="notes-heading">Notes</h2>
      {html !== "" && <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
      <details className="fold" open={html === "" || refused !== null || undefined}>
        <summary>{html === "" ? "Write notes" : "Edit notes"}</summary>
        <Form method="post" className="stack" preventScrollReset key={notes}>
          <input type="hidden" name="do" value="notes" />
          <input type="hidden" name="seen" value={typed["seen"] ?? notes} />
          <TextareaField
            label="Notes"
            optional
            error={errors["notes"]}
            hint="Markdown: **bold**, - list, [link](https://example.com)"
            name="notes"
            rows={8}
            maxLength={longest.notes}
            defaultValue={typed["notes"] ?? notes}
          />
          <div>
            <Button>Save notes</Button>
          </div>
        </Form>
      </details>
    </section>
  );
}
