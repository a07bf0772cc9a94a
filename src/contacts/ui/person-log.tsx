import { Plus, X } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { fillIn } from "../../platform/forms/controls.ts";
import type { PersonControls } from "../contact-forms.server.ts";
import type { RefusedPersonForm, PersonView } from "./person-view.ts";

type PersonLogProps = {
  person: PersonView;
  refused: RefusedPersonForm | null;
  controls: PersonControls["log"];
};

/** The log of a person, newest first, and the form for a new entry. */
export function PersonLog({ person, refused, controls }: PersonLogProps) {
  const { events } = person;
  return (
    <section aria-labelledby="person-log">
      <h3 id="person-log">What happened</h3>
      <details className="add-event" key={events.length} open={refused !== null}>
        <summary className={buttonClass({ look: "quiet", size: "sm" })}>
          <Icon of={Plus} size="sm" />
          Add
        </summary>
        <EventForm person={person} refused={refused} controls={controls} />
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

function EventForm({ person: { today }, refused, controls }: PersonLogProps) {
  const fields = fillIn(controls, refused, { kind: "wrote", on: today });
  return (
    <Form method="post" className="event-form" preventScrollReset noValidate>
      <SelectField label="What" {...fields.kind} />
      <InputField label="When" type="date" max={today} {...fields.on} />
      <TextareaField label="Note" optional rows={3} {...fields.note} />
      <Button name="intent" value="log">
        Add to the log
      </Button>
    </Form>
  );
}
