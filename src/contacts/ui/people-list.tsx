import { CircleAlert, CornerDownRight, Minus, Search } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import {
  peopleQuery,
  rowsAtOnce,
  shownChoices,
  type StepView,
  type PeopleView,
  type PersonRow,
  type ShownChoice,
} from "./people-view.ts";
import { Form, Link, useSubmit } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Tile } from "../../ui/tile.tsx";
import { classNames } from "../../ui/class-names.ts";
import { contactOrders } from "../group-contacts.ts";

const icons = { late: CircleAlert, next: CornerDownRight, none: Minus } as const;

/** The next step of a person on one line. */
export function StepLine({ step: { text, tone } }: { step: StepView }) {
  return (
    <p className={`step ${tone}`}>
      <Icon of={icons[tone]} size="sm" />
      <span>{text}</span>
    </p>
  );
}

type PeopleListProps = {
  people: PeopleView;
  /** The id of the person shown next to the list. */
  open: string | null;
};

/** The list of people: search, choices and groups. */
export function PeopleList({ people, open }: PeopleListProps) {
  const { asked, groups, shown, found } = people;
  return (
    <div className="people-list">
      <Toolbar people={people} />
      {groups.map(({ key, title, count, rows }) => (
        <section className="people-group" key={key} aria-labelledby={`group-${key}`}>
          <h2 id={`group-${key}`}>
            {title} <span className="n">{count}</span>
          </h2>
          <ul>
            {rows.map((row) => (
              <Row key={row.id} row={row} query={peopleQuery(asked)} isOpen={row.id === open} />
            ))}
          </ul>
        </section>
      ))}
      {found === 0 && <NothingFound />}
      {shown < found && (
        <p className="between people-more">
          <span className="meta">
            Showing {shown} of {found}
          </span>
          <Link
            className="btn btn-quiet btn-sm"
            to={`/contacts${peopleQuery(asked, { most: asked.most + rowsAtOnce })}`}
            preventScrollReset
          >
            Show {Math.min(rowsAtOnce, found - shown)} more
          </Link>
        </p>
      )}
    </div>
  );
}

function Toolbar({ people: { asked, counts } }: Pick<PeopleListProps, "people">) {
  const submit = useSubmit();
  return (
    <div className="people-bar">
      <search className="grow">
        <Form action="/contacts" className="people-search" key={`${asked.words} ${asked.order}`}>
          <Input
            icon={Search}
            type="search"
            name="q"
            defaultValue={asked.words}
            maxLength={200}
            aria-label="Search people"
            placeholder="Search people, companies, notes"
          />
          {asked.show !== "all" && <input type="hidden" name="show" value={asked.show} />}
          <Select
            name="sort"
            aria-label="Sort by"
            defaultValue={asked.order}
            onChange={(event) => void submit(event.currentTarget.form)}
            options={Object.entries(contactOrders)}
          />
          <Button>Search</Button>
        </Form>
      </search>
      <nav className="cluster" aria-label="Show">
        {(Object.keys(shownChoices) as ShownChoice[]).map((show) => (
          <Link
            key={show}
            className="chip"
            to={`/contacts${peopleQuery(asked, { show, most: rowsAtOnce })}`}
            aria-current={show === asked.show ? "true" : undefined}
            preventScrollReset
          >
            {shownChoices[show]} <span className="n">{counts[show]}</span>
          </Link>
        ))}
      </nav>
    </div>
  );
}

function Row({ row, query, isOpen }: { row: PersonRow; query: string; isOpen: boolean }) {
  return (
    <li className={classNames("prow", isOpen && "is-on")}>
      <Tile name={row.name} />
      <div>
        <h3>
          <Link
            to={`/contacts/${row.id}${query}`}
            aria-current={isOpen ? "true" : undefined}
            preventScrollReset
          >
            {row.name}
          </Link>
        </h3>
        {row.work !== "" && <p className="co">{row.work}</p>}
      </div>
      <div>
        <StepLine step={row.step} />
        {row.application !== "" && <p className="for">{row.application}</p>}
      </div>
      <p className="last">
        {row.last && (
          <>
            <span>{row.last.kind}</span> <span>{row.last.ago}</span>
          </>
        )}
      </p>
    </li>
  );
}

function NothingFound() {
  return (
    <Empty title="Nobody found" actions={<ButtonLink to="/contacts">Show everybody</ButtonLink>}>
      No person, company or note matches. Check the spelling, or show everybody.
    </Empty>
  );
}
