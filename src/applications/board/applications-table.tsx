import { ArrowDown, ArrowUp, Archive, ArchiveRestore, Trash2 } from "lucide-react";
import { Link, Form } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Table } from "../../ui/table.tsx";
import { CardNext } from "./board.tsx";
import type { Stage } from "../application.ts";
import type { TablePage } from "./list-table.server.ts";
import { tablePath, type SortKey, type TableQuery } from "./tracker-address.ts";
import { useRef, useState, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";

/** The orders that begin with the highest value. */
const newestFirst: readonly SortKey[] = ["updated", "applied"];

type ApplicationListTableProps = { query: TableQuery; found: TablePage; stages: readonly Stage[] };

/** All applications as rows, sorted and filtered by the address. */
export function ApplicationListTable({ query, found, stages }: ApplicationListTableProps) {
  const { rows, total, page, pages } = found;
  return (
    <ManyForm
      key={rows.map(({ id }) => id).join()}
      action={tablePath(query)}
      stages={stages}
      archived={query.archived}
      ids={rows.map(({ id }) => id)}
    >
      <Table
        className="row-heads tracker-table tracker-rows"
        caption={`${total} ${total === 1 ? "application" : "applications"}`}
        columns={[
          { heading: <span className="sr">Choose</span>, className: "many-cell" },
          sortColumn(query, "title", "Title"),
          sortColumn(query, "company", "Company"),
          sortColumn(query, "stage", "Stage"),
          "Next",
          { ...sortColumn(query, "applied", "Sent"), className: "only-wide-cell" },
          { heading: "Source", className: "only-wide-cell" },
          { ...sortColumn(query, "updated", "Changed"), className: "only-wide-cell" },
        ]}
      >
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="many-cell">
              <RowCheck id={row.id} title={row.title} />
            </td>
            <th scope="row">
              <Link className="link" to={`/applications/${row.id}`}>
                {row.title}
              </Link>
              {row.place && <span className="meta tracker-place">{row.place}</span>}
            </th>
            <td>{row.company}</td>
            <td>{row.stage.name}</td>
            <td>{row.next ? <CardNext next={row.next} /> : <span className="meta">{row.foot}</span>}</td>
            <td className="only-wide-cell">{row.applied ?? <span className="muted">Not yet</span>}</td>
            <td className="only-wide-cell">{row.source}</td>
            <td className="only-wide-cell">{row.updated}</td>
          </tr>
        ))}
      </Table>
      <Pager page={page} pages={pages} linkTo={(to) => tablePath({ ...query, page: to })} />
    </ManyForm>
  );
}

/** A column whose heading sorts the table. A second press reverses the order. */
function sortColumn(query: TableQuery, sort: SortKey, words: string) {
  const isSorted = query.sort === sort;
  const isDown = newestFirst.includes(sort) !== query.reversed;
  const heading = (
    <Link
      className="tracker-sort"
      to={tablePath({ ...query, sort, reversed: isSorted && !query.reversed, page: 1 })}
      preventScrollReset
    >
      {words}
      {isSorted && <Icon of={isDown ? ArrowDown : ArrowUp} size="sm" />}
    </Link>
  );
  if (!isSorted) return { heading };
  return { heading, "aria-sort": isDown ? "descending" : "ascending" } as const;
}

type ManyFormProps = {
  /** The page with the rows, to which the answer returns. */
  action: string;
  stages: readonly Stage[];
  /** Whether the rows are archived. */
  archived: boolean;
  /** The ids of the rows. */
  ids: readonly string[];
  /** A table whose rows have a `RowCheck`. */
  children: ReactNode;
};

/** A table whose rows can be chosen, and what can be done to the chosen ones. */
function ManyForm({ action, stages, archived, ids, children }: ManyFormProps) {
  const [chosen, setChosen] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>("input[name=ids]") ?? [])];
  const chooseAll = (checked: boolean) => {
    for (const box of boxes()) box.checked = checked;
  };
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      onChange={() => setChosen(boxes().filter(({ checked }) => checked).length)}
    >
      {/* The first button is the one that Enter presses. On a row it shall do nothing. */}
      <input type="submit" disabled hidden value="Choose" />
      <TimeZoneField />
      <div className={chosen > 0 ? "many-bar is-chosen" : "many-bar"}>
        <label className="check">
          <input
            type="checkbox"
            name="all"
            value={ids.join(" ")}
            checked={chosen === ids.length}
            onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
          />
          All on this page
        </label>
        <output className="meta">
          {chosen > 0 ? `${chosen} chosen` : "Choose rows to change them together."}
        </output>
        <span className="cluster">
          <Select
            name="stage"
            aria-label="Stage to move to"
            options={[["", "Stage…"], ...stages.map(({ id, name }) => [id, name] as const)]}
          />
          <Button size="sm" name="many" value="move">
            Move
          </Button>
        </span>
        <span className="cluster">
          <Button size="sm" name="many" value={archived ? "unarchive" : "archive"}>
            <Icon of={archived ? ArchiveRestore : Archive} size="sm" />
            {archived ? "Unarchive" : "Archive"}
          </Button>
          <Button size="sm" look="quiet" name="many" value="delete">
            <Icon of={Trash2} size="sm" />
            Delete
          </Button>
        </span>
      </div>
      {children}
    </Form>
  );
}

/** Chooses a row. */
function RowCheck({ id, title }: { id: string; title: string }) {
  return (
    <label className="check">
      <input type="checkbox" name="ids" value={id} />
      <span className="sr">Choose {title}</span>
    </label>
  );
}
