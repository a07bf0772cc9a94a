import { useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { tooManyPeopleText } from "../import/people-file-problem-text.ts";
import type { PeopleReview, ReviewedPerson } from "../import/review-people.ts";

/** The people of a file, to choose from. People at companies with an application come first and are preselected. */
export function ImportTable({ review }: { review: PeopleReview }) {
  const { atCompanies, others, refused, cut } = review;
  const hasCompanies = atCompanies.length > 0;
  const [taken, setTaken] = useState(hasCompanies ? atCompanies.length : others.length);
  const busy = useNavigation().state === "submitting";
  const count = (form: HTMLFormElement) => setTaken(form.querySelectorAll("input[name=take]:checked").length);
  return (
    <Form method="post" className="import-form" onChange={(event) => count(event.currentTarget)}>
      <input
        type="hidden"
        name="people"
        value={JSON.stringify([...atCompanies, ...others].map(({ person }) => person))}
      />
      {hasCompanies && (
        <p>
          You do not need all of them. <b>{atCompanies.length} work where you have applied</b>; start with
          those.
        </p>
      )}
      {hasCompanies && <PeopleTable caption="People at your companies" people={atCompanies} isTaken />}
      {others.length > 0 &&
        (hasCompanies ? (
          <details className="fold">
            <summary>{others.length.toLocaleString("en-GB")} others</summary>
            <PeopleTable caption="People elsewhere" people={others} isTaken={false} />
          </details>
        ) : (
          <PeopleTable caption="People in the file" people={others} isTaken />
        ))}
      {refused.length > 0 && (
        <details className="fold">
          <summary>
            {refused.length.toLocaleString("en-GB")} {refused.length === 1 ? "row" : "rows"} without a name
          </summary>
          <ul className="import-refused">
            {refused.map(({ row, company }) => (
              <li key={row}>
                Row {row}
                {company !== "" && `, ${company}`}: no name in this row
              </li>
            ))}
          </ul>
        </details>
      )}
      {cut > 0 && <p className="muted">{tooManyPeopleText(cut)}</p>}
      <div className="cluster">
        <Button look="primary" name="intent" value="import" busy={busy}>
          <WordsColumn taken={taken} />
        </Button>
        <ButtonLink look="quiet" to="/contacts">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

/** The number is shown only with JavaScript, because it has to follow the choice. */
function WordsColumn({ taken }: { taken: number }) {
  if (!useHydrated()) return "Import the chosen people";
  return `Import ${taken.toLocaleString("en-GB")} ${taken === 1 ? "person" : "people"}`;
}

type PeopleTableProps = { caption: string; people: readonly ReviewedPerson[]; isTaken: boolean };

function PeopleTable({ caption, people, isTaken }: PeopleTableProps) {
  const hydrated = useHydrated();
  const body = useRef<HTMLTableSectionElement>(null);
  function takeAll(isAll: boolean) {
    for (const box of body.current?.querySelectorAll<HTMLInputElement>("input[name=take]") ?? [])
      box.checked = isAll;
  }
  return (
    <table className="table row-heads import-table">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            {hydrated ? (
              <label className="check">
                <input
                  type="checkbox"
                  defaultChecked={isTaken}
                  aria-label={`Take all ${people.length} people`}
                  onChange={(event) => takeAll(event.currentTarget.checked)}
                />
              </label>
            ) : (
              <span className="sr">Take</span>
            )}
          </th>
          <th scope="col">Person</th>
          <th scope="col">Company</th>
          <th scope="col">Found</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {people.map(({ person: { row, name, company }, same }) => (
          <tr key={row}>
            <td>
              <label className="check">
                <input
                  type="checkbox"
                  name="take"
                  value={row}
                  defaultChecked={isTaken}
                  aria-label={`${same ? "Merge" : "Take"} ${name}`}
                />
              </label>
            </td>
            <th scope="row">{name}</th>
            <td>{company}</td>
            <td>{same ? samePersonText(same) : <Badge tone="new">New</Badge>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function samePersonText({ name, by }: NonNullable<ReviewedPerson["same"]>): string {
  return by === "email"
    ? `Same email as ${name}, will be merged`
    : "Same name and company as a person here, will be merged";
}
