import { ArrowLeft, Ellipsis } from "lucide-react";
import { Form, Link } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Tile } from "../../ui/tile.tsx";
import { UndoNotice } from "../../ui/undo-notice.tsx";
import { NextBox } from "./next-box.tsx";
import type { PersonUndo, RefusedPersonForm, PersonView } from "./person-view.ts";
import type { PersonControls } from "../contact-forms.server.ts";
import { PersonLog } from "./person-log.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { SelectField } from "../../ui/select-field.tsx";
import type { ReactNode } from "react";

type PersonPaneProps = {
  person: PersonView;
  /** The address of the list. */
  back: string;
  /** The part that was just removed. */
  undo: PersonUndo | null;
  refused: RefusedPersonForm | null;
  controls: PersonControls;
};

/** One person: the next step, the applications, the log, and the facts. */
export function PersonPane({ person, back, undo, refused, controls }: PersonPaneProps) {
  const { id, name, work } = person;
  return (
    <article className="person" aria-labelledby="person-name">
      <p className="back">
        <ButtonLink look="quiet" size="sm" to={back}>
          <Icon of={ArrowLeft} size="sm" />
          All people
        </ButtonLink>
      </p>
      <header>
        <Tile name={name} />
        <div>
          <h2 id="person-name">{name}</h2>
          {work !== "" && <p className="muted">{work}</p>}
        </div>
        <Menu
          buttonClassName="btn btn-quiet btn-icon"
          buttonLabel={`More for ${name}`}
          button={<Icon of={Ellipsis} />}
        >
          <Link to={`/contacts/${id}/edit`}>Edit</Link>
          <a href={`/contacts/export.vcf?id=${id}`} download>
            Save as vCard
          </a>
          <hr />
          <Form method="post">
            <button name="intent" value="delete">
              Delete
            </button>
          </Form>
        </Menu>
      </header>
      {undo && (
        <UndoNotice field={undo.field} id={undo.id} name="intent" value={undo.intent}>
          {undo.words}
        </UndoNotice>
      )}
      <NextBox person={person} refused={refused} controls={controls} />
      <LinkedApplications person={person} />
      <PersonLog
        person={person}
        refused={refused?.intent === "log" ? refused : null}
        controls={controls.log}
      />
      <PersonFacts person={person} />
      <p className="source">Only you see this. This site never writes to the people here.</p>
    </article>
  );
}

function LinkedApplications({ person: { linked, others } }: { person: PersonView }) {
  return (
    <section aria-labelledby="person-applications">
      <h3 id="person-applications">Applications</h3>
      {linked.length > 0 && (
        <ul className="linked">
          {linked.map(({ id, title, company, stage }) => (
            <li key={id}>
              <div>
                <Link className="link" to={`/applications/${id}`}>
                  {title}
                </Link>
                <p>{company}</p>
              </div>
              <Badge tone="brand">{stage.name}</Badge>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="application" value={id} />
                <Button look="quiet" size="sm" name="intent" value="unlink" aria-label={`Unlink ${title}`}>
                  Unlink
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 ? (
        <details key={linked.length}>
          <summary className={buttonClass({ look: "quiet", size: "sm" })}>
            {linked.length > 0 ? "Link another" : "Link an application"}
          </summary>
          <Form method="post" className="plan-form" preventScrollReset>
            <SelectField
              label="Application"
              name="application"
              options={others.map(({ id, title, company }) => [
                id,
                company === "" ? title : `${title}, ${company}`,
              ])}
            />
            <Button name="intent" value="link">
              Link
            </Button>
          </Form>
        </details>
      ) : (
        linked.length === 0 && <p className="muted">You have no applications to link yet.</p>
      )}
    </section>
  );
}

/** The facts about a person. An unknown fact is shown as unknown if people usually look for it. */
function PersonFacts({ person }: { person: PersonView }) {
  const { id, metThrough, email, phone, canHelp, touch, links, notesHtml } = person;
  const facts: [name: string, value: ReactNode][] = [
    ["Met through", metThrough],
    [
      "Email",
      email && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    ],
    [
      "Phone",
      phone && (
        <a className="link" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
          {phone}
        </a>
      ),
    ],
    ["Can help with", canHelp],
    ["Keep in touch", touch],
  ];
  return (
    <section aria-labelledby="person-about">
      <div className="between">
        <h3 id="person-about">About</h3>
        <ButtonLink look="quiet" size="sm" to={`/contacts/${id}/edit`}>
          Edit
        </ButtonLink>
      </div>
      <dl className="person-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            {value === "" ? <dd className="subtle">Not given</dd> : <dd>{value}</dd>}
          </div>
        ))}
        {links.length > 0 && (
          <div>
            <dt>Links</dt>
            {links.map((link) => (
              <dd key={link}>
                <a className="link" href={link} rel="noreferrer">
                  {link.replace(/^https?:\/\/(www\.)?/, "")}
                </a>
              </dd>
            ))}
          </div>
        )}
      </dl>
      {notesHtml !== "" && (
        <div className="prose person-notes" dangerouslySetInnerHTML={{ __html: notesHtml }} />
      )}
    </section>
  );
}
