import { ArrowLeft, Ellipsis } from "lucide-react";
import { Form, Link } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Tile } from "../../ui/tile.tsx";
import { UndoNotice } from "../../ui/undo-notice.tsx";
import { LinkedApplications } from "./linked-applications.tsx";
import { NextBox } from "./next-box.tsx";
import { PersonFacts } from "./person-facts.tsx";
import type { PersonUndo, RefusedPersonForm } from "./person-forms.ts";
import type { PersonView } from "./person-view.ts";
import { PersonLog } from "./person-log.tsx";

type PersonPaneProps = {
  person: PersonView;
  /** The address of the list. */
  back: string;
  /** The part that was just removed. */
  undo: PersonUndo | null;
  refused: RefusedPersonForm | null;
};

/** One person: the next step, the applications, the log, and the facts. */
export function PersonPane({ person, back, undo, refused }: PersonPaneProps) {
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
      <NextBox person={person} refused={refused} />
      <LinkedApplications person={person} />
      <PersonLog person={person} refused={refused?.intent === "log" ? refused : null} />
      <PersonFacts person={person} />
      <p className="source">Only you see this. This site never writes to the people here.</p>
    </article>
  );
}
