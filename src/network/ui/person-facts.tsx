import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { PersonView } from "./person-view.ts";

/** The facts about a person. An unknown fact is shown as unknown if people usually look for it. */
export function PersonFacts({ person }: { person: PersonView }) {
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
