import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { SelectField } from "../../ui/select-field.tsx";

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
      {linked.length > 0 && (
        <ul className="application-people">
          {linked.map(({ id, name, work }) => (
            <li key={id}>
              <Link className="link" to={`/contacts/${id}`}>
                {name}
              </Link>
              {work !== "" && <p className="meta">{work}</p>}
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
      <div>
        <Link
          className={buttonClass({ look: "quiet", size: "sm" })}
          to={`/contacts/new?company=${encodeURIComponent(company)}`}
        >
          Add a person
        </Link>
      </div>
    </section>
  );
}
