import { ArrowDown, ArrowUp } from "lucide-react";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Table } from "../../ui/table.tsx";
import { CardNext } from "../board/board-card.tsx";
import { ManyForm, RowCheck } from "../many/many-form.tsx";
import type { Stage } from "../stage.ts";
import type { TablePage } from "./list-applications.server.ts";
import { tablePath, type SortKey, type TableQuery } from "./table-address.ts";

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
