import { Form, Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { SelectField } from "../../ui/select-field.tsx";
import type { PersonView } from "./person-view.ts";

export function LinkedApplications({ person: { linked, others } }: { person: PersonView }) {
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
