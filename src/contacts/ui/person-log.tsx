import { Plus, X } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { eventKinds } from "../contact.ts";
import type { RefusedPersonForm, PersonView } from "./person-view.ts";

type PersonLogProps = { person: PersonView; refused: RefusedPersonForm | null };

/** The log of a person, newest first, and the form for a new entry. */
export function PersonLog({ person, refused }: PersonLogProps) {
  const { events } = person;
  return (
    <section aria-labelledby="person-log">
      <h3 id="person-log">What happened</h3>
      <details className="add-event" key={events.length} open={refused !== null}>
        <summary className={buttonClass({ look: "quiet", size: "sm" })}>
          <Icon of={Plus} size="sm" />
          Add
        </summary>
        <EventForm person={person} refused={refused} />
      </details>
      {events.length === 0 ? (
        <p className="muted">Nothing yet. Add the last time you wrote, called or met.</p>
      ) : (
        <ol className="trail">
          {events.map(({ id, kind, on, when, note }) => (
            <li key={id}>
              <time dateTime={on}>{when}</time>
              <p>
                <b>{kind}</b>
                {note !== "" && `: ${note}`}
              </p>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="event" value={id} />
                <IconButton icon={X} name="intent" value="remove-event" label={`Remove “${kind}”, ${when}`} />
              </Form>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function EventForm({ person: { today }, refused }: PersonLogProps) {
  const { typed, errors } = refused ?? { typed: { kind: "wrote", on: today, note: "" }, errors: {} };
  return (
    <Form method="post" className="event-form" preventScrollReset noValidate>
      <SelectField
        label="What"
        error={errors.kind}
        name="kind"
        defaultValue={typed.kind}
        options={Object.entries(eventKinds)}
      />
      <InputField label="When" error={errors.on} type="date" name="on" max={today} defaultValue={typed.on} />
      <TextareaField
        label="Note"
        optional
        error={errors.note}
        name="note"
        rows={3}
        defaultValue={typed.note}
      />
      <Button name="intent" value="log">
        Add to the log
      </Button>
    </Form>
  );
}
