import { Pencil } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Tile } from "../../ui/tile.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { shortDay } from "../../platform/clock/format-day.ts";
import { longest, type Application } from "../application.ts";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { Fields, Refused } from "../../platform/forms/controls.ts";
import type { ApplicationControls } from "../application-forms.server.ts";

/** A refused form of the page, with the typed text. */
export type RefusedForm = Required<Refused> & { form: string; id: string };

type FactsFields = Fields<keyof ApplicationControls["facts"]>;

type FactsProps = {
  application: Application;
  today: string;
  /** Whether the form was refused, so that it is open. */
  isRefused: boolean;
  fields: FactsFields;
};

/** The facts of an application to read: the opening, the days and the next step. The form to change them is folded. */
export function Facts({ application, today, isRefused, fields }: FactsProps) {
  const { nextStep, source, applyBy, appliedAt, repliedAt } = application;
  const day = (one: string | null) => one && shortDay(one, today);
  return (
    <>
      <FactList
        facts={[
          ["nextStep", "Next step", nextStep],
          ["source", "Found at", source],
          ["applyBy", "Apply by", day(applyBy)],
          ["appliedAt", "Sent on", day(appliedAt)],
          ["repliedAt", "First reply on", day(repliedAt)],
        ]}
      />
      <details
        className="panel-edit in-place"
        open={isRefused || undefined}
        key={Object.keys(fields)
          .map((name) => application[name as keyof FactsFields])
          .join("\n")}
      >
        <summary>
          <span>Change</span>
          <span className="sr"> facts</span>
        </summary>
        <FactsForm application={application} fields={fields} />
      </details>
    </>
  );
}

type FactListProps = {
  /** The name of the field in the form of the section, what it is called, and its text. */
  facts: readonly (readonly [field: string, term: string, value: string | null])[];
};

/** Facts that are known, as a list. A press on one opens the form of the section at its field. */
export function FactList({ facts }: FactListProps) {
  const known = facts.filter(([, , value]) => value);
  if (known.length === 0) return <p className="muted">Nothing noted yet.</p>;
  return (
    <dl className="application-facts">
      {known.map(([field, term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          <dd className="needs-script">
            <IconButton
              type="button"
              icon={Pencil}
              label={`Change: ${term}`}
              onClick={({ currentTarget }) => openForm(currentTarget, field)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function openForm(button: HTMLElement, field: string): void {
  const form = button.closest("section")?.querySelector<HTMLDetailsElement>("details.in-place");
  if (!form) return;
  form.open = true;
  form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}

function FactsForm({ application, fields }: Pick<FactsProps, "application" | "fields">) {
  const field = (
    name: keyof FactsFields,
    label: string,
    more: { type?: string; placeholder?: string } = {},
  ) => (
    // A field shows what another section has stored, and saving another section keeps what is typed here.
    <InputField
      key={`${name} ${application[name] ?? ""}`}
      label={label}
      optional={!fields[name].required}
      {...more}
      {...fields[name]}
    />
  );
  return (
    <Form method="post" className="tform" preventScrollReset noValidate>
      <input type="hidden" name="do" value="facts" />
      <div className="tform-wide">{field("title", "Title")}</div>
      {field("company", "Company")}
      {field("place", "Place")}
      {field("source", "Found at", { placeholder: "A friend" })}
      <div className="tform-wide">{field("link", "Address of the advert", { type: "url" })}</div>
      <div className="tform-wide">{field("nextStep", "Next step", { placeholder: "Tailor CV first" })}</div>
      {field("applyBy", "Apply by", { type: "date" })}
      {field("appliedAt", "Sent on", { type: "date" })}
      {field("repliedAt", "First reply on", { type: "date" })}
      <div className="tform-wide">
        <Button>Save facts</Button>
      </div>
    </Form>
  );
}

type NotesSectionProps = { notes: string; html: string; refused: RefusedForm | null };

/** The notes of an application, as they look and as they are edited. */
export function NotesSection({ notes, html, refused }: NotesSectionProps) {
  const { typed, errors }: Pick<RefusedForm, "typed" | "errors"> = refused ?? { typed: {}, errors: {} };
  return (
    <section className="tracker-panel" id="notes" aria-labelledby="notes-heading">
      <h2 id="notes-heading">Notes</h2>
      {html === "" ? (
        <p className="muted">None yet.</p>
      ) : (
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      )}
      <details className="panel-edit in-place" open={refused !== null || undefined} key={html}>
        <summary>
          <span>{html === "" ? "Write" : "Edit"}</span>
          <span className="sr"> notes</span>
        </summary>
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

/** A person of the person's network. @property work "Head of Analytics, Tallyho" */
type Person = { id: string; name: string; work: string };

/** @property others people that can be linked */
export type LinkedPeople = { linked: readonly Person[]; others: readonly Person[] };

type PeopleSectionProps = { company: string; people: LinkedPeople };

/** The people of the network that are linked to an application, and a form that links another one. */
export function PeopleSection({ company, people: { linked, others } }: PeopleSectionProps) {
  return (
    <section className="tracker-panel" id="people" aria-labelledby="people-heading">
      <h2 id="people-heading">People</h2>
      {linked.length === 0 && <p className="muted">Nobody linked yet.</p>}
      {linked.length > 0 && (
        <ul className="application-people">
          {linked.map(({ id, name, work }) => (
            <li key={id}>
              <Tile name={name} />
              <div>
                <Link className="link" to={`/contacts/${id}`}>
                  {name}
                </Link>
                {work !== "" && <p className="meta">{work}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details className="fold" key={linked.length}>
          <summary>{linked.length > 0 ? "Link another person" : "Link a person"}</summary>
          <Form method="post" className="tform" preventScrollReset>
            <input type="hidden" name="do" value="person" />
            <SelectField
              label="Person"
              name="person"
              options={others.map(({ id, name, work }) => [id, work === "" ? name : `${name}, ${work}`])}
            />
            <div>
              <Button>Link</Button>
            </div>
          </Form>
        </details>
      )}
      <Link className="panel-link" to={`/contacts/new?company=${encodeURIComponent(company)}`}>
        <span>Add</span>
        <span className="sr"> a person</span>
      </Link>
    </section>
  );
}
