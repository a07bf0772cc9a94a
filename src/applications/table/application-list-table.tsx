import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Table } from "../../ui/table.tsx";
import { CardNext } from "../board/board-card.tsx";
import type { TablePage } from "./list-applications.server.ts";
import { tablePath, type SortKey, type TableQuery } from "./table-address.ts";

/** The orders that begin with the highest value. */
const newestFirst: readonly SortKey[] = ["updated", "applied"];

/** All applications as rows, sorted and filtered by the address. */
export function ApplicationListTable({ query, found }: { query: TableQuery; found: TablePage }) {
  const { rows, total, page, pages } = found;
  if (total === 0)
    return (
      <Empty title="No application matches">
        Search for other words, or <Link to="/applications?view=table">show all applications</Link>.
      </Empty>
    );
  const heading = (sort: SortKey, words: string, className?: string) => (
    <SortHeading {...{ query, sort, className }}>{words}</SortHeading>
  );
  return (
    <>
      <Table className="tracker-table tracker-rows">
        <caption className="sr">
          {total} {total === 1 ? "application" : "applications"}
        </caption>
        <thead>
          <tr>
            {heading("title", "Title")}
            {heading("company", "Company")}
            {heading("stage", "Stage")}
            <th scope="col">Next</th>
            {heading("applied", "Sent", "only-wide-cell")}
            <th scope="col" className="only-wide-cell">
              Source
            </th>
            {heading("updated", "Changed", "only-wide-cell")}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
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
        </tbody>
      </Table>
      {pages > 1 && <Pager page={page} pages={pages} linkTo={(to) => tablePath({ ...query, page: to })} />}
    </>
  );
}

type SortHeadingProps = {
  query: TableQuery;
  sort: SortKey;
  className: string | undefined;
  children: ReactNode;
};

function SortHeading({ query, sort, className, children }: SortHeadingProps) {
  const isSorted = query.sort === sort;
  const isDown = newestFirst.includes(sort) !== query.reversed;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isDown ? "descending" : "ascending") : undefined}
    >
      <Link
        className="tracker-sort"
        to={tablePath({ ...query, sort, reversed: isSorted && !query.reversed, page: 1 })}
        preventScrollReset
      >
        {children}
        {isSorted && <Icon of={isDown ? ArrowDown : ArrowUp} size="sm" />}
      </Link>
    </th>
  );
}
