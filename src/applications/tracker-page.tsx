import { ChartNoAxesColumn, Download, Plus, Scale, Search, Settings2 } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Empty } from "../ui/empty.tsx";
import { Icon } from "../ui/icon.tsx";
import { Input } from "../ui/input.tsx";
import { Select } from "../ui/select.tsx";
import { Board } from "./board/board.tsx";
import { trackerPath, type TrackerAddress } from "./board/board-address.ts";
import type { BoardColumn } from "./board/application-card.ts";
import { DeletedNotice } from "./board/deleted-notice.tsx";
import { NoMatch, noMatchText } from "./no-match.tsx";
import { DoneNotice } from "./many/done-notice.tsx";
import type { DoneChange } from "./many/many-change.ts";
import type { Stage } from "./stage.ts";
import { Summary } from "./summary/summary.tsx";
import type { Funnel } from "./summary/funnel-steps.ts";
import type { NextUp } from "./summary/next-up.ts";
import { ApplicationListTable } from "./table/application-list-table.tsx";
import type { TablePage } from "./table/list-applications.server.ts";
import { readTableQuery, tablePath, type TableQuery } from "./table/table-address.ts";

export type TrackerPageProps = {
  address: TrackerAddress;
  today: string;
  funnel: Funnel;
  nextUp: readonly NextUp[];
  stages: readonly Stage[];
  /** The application that was just deleted. */
  deleted: string | null;
  /** The change of several applications that was just made. */
  changed: DoneChange | null;
  /** How many applications are archived. */
  archived: number;
  cardsMore: number;
} & (
  | { columns: readonly BoardColumn[]; table: null }
  | { columns: null; table: { query: TableQuery; found: TablePage } }
);

/** All applications of a person: the next steps, and a board or a table. */
export function TrackerPage(props: TrackerPageProps) {
  const { address, today, funnel, nextUp, stages, deleted, changed, columns, table, cardsMore } = props;
  const isEmpty = funnel.counts[0] === 0;
  const found = columns ? columns.reduce((sum, { count }) => sum + count, 0) : table.found.total;
  const isFiltered = address.words !== "" || Boolean(table?.query.stage);
  const showsArchived = table?.query.archived ?? false;
  const isAllArchived = !isEmpty && !isFiltered && !showsArchived && found === 0;
  const archivedPath = tablePath({ ...readTableQuery(new URLSearchParams(), address), archived: true });
  const hasNoMatch = !isEmpty && isFiltered && found === 0;
  const showAll = trackerPath({ ...address, words: "", more: null });
  return (
    <div className="app tracker">
      <div className="app-head">
        <h1>Job Application Tracker</h1>
        <div className="cluster">
          <ButtonLink look="quiet" to="/applications/stages">
            <Icon of={Settings2} size="sm" />
            Stages
          </ButtonLink>
          <ButtonLink look="quiet" to="/applications/figures">
            <Icon of={ChartNoAxesColumn} size="sm" />
            Figures
          </ButtonLink>
          <ButtonLink look="quiet" to="/applications/offers">
            <Icon of={Scale} size="sm" />
            Offers
          </ButtonLink>
          <ButtonLink look="quiet" to="/applications/exchange">
            <Icon of={Download} size="sm" />
            Import and export
          </ButtonLink>
          <ButtonLink look="primary" to="/applications/add">
            <Icon of={Plus} size="sm" />
            Add application
          </ButtonLink>
        </div>
      </div>
      {deleted && (
        <DeletedNotice what="The application" action="/applications" field="restore" id={deleted} />
      )}
      {changed && (
        <DoneNotice change={changed} action={table ? tablePath(table.query) : trackerPath(address)} />
      )}
      <Summary funnel={funnel} nextUp={nextUp} today={today} />
      <div className="tracker-bar">
        <search className="tracker-search-box">
          <Form className="tracker-search" action="/applications">
            {address.view === "table" && <input type="hidden" name="view" value="table" />}
            {showsArchived && <input type="hidden" name="archived" value="yes" />}
            <Input
              icon={Search}
              type="search"
              name="q"
              aria-label="Search applications"
              placeholder="Search applications"
              defaultValue={address.words}
              key={`words ${address.words}`}
              maxLength={200}
            />
            {table && (
              <Select
                name="stage"
                aria-label="Stage"
                defaultValue={table.query.stage}
                key={`stage ${table.query.stage}`}
                options={stages.map(({ id, name }) => [id, name])}
              >
                <option value="">All stages</option>
              </Select>
            )}
            <Button size="sm">Search</Button>
            {(isFiltered || showsArchived) && (
              <Link className="link" to={showAll}>
                Show all
              </Link>
            )}
            {props.archived > 0 && !showsArchived && (
              <Link className="link" to={archivedPath}>
                Archived ({props.archived})
              </Link>
            )}
          </Form>
        </search>
        {columns && !isEmpty && !hasNoMatch && (
          <span className="meta">
            A card moves with its “…” menu
            <span className="tracker-hint">, by dragging, or with Shift and an arrow key</span>.
          </span>
        )}
        <nav className="seg" aria-label="View">
          <Link
            to={trackerPath({ ...address, view: "board", more: null })}
            aria-current={columns ? "page" : undefined}
            preventScrollReset
          >
            Board
          </Link>
          <Link
            to={trackerPath({ ...address, view: "table", more: null })}
            aria-current={table ? "page" : undefined}
            preventScrollReset
          >
            Table
          </Link>
        </nav>
      </div>
      {isEmpty && (
        <Empty
          title="No application yet"
          actions={
            <>
              <ButtonLink look="primary" to="/jobs">
                Find Jobs
              </ButtonLink>
              <ButtonLink to="/applications/add">Add one by hand</ButtonLink>
            </>
          }
        >
          Save a job or press “I applied” on its page, and it shows here. You can also add an opening from
          another site.
        </Empty>
      )}
      {hasNoMatch && <NoMatch words={address.words} showAll={showAll} />}
      {table && isAllArchived && (
        <Empty
          title="All your applications are archived"
          actions={<ButtonLink to={archivedPath}>Show the archived ones</ButtonLink>}
        >
          They are hidden here and on the board, and stay in the figures.
        </Empty>
      )}
      {showsArchived && !isEmpty && (
        <h2 className="h-card">{found === 0 ? "No archived application" : "Archived applications"}</h2>
      )}
      {columns && !hasNoMatch && <Board columns={columns} address={address} cardsMore={cardsMore} />}
      {table && found > 0 && <ApplicationListTable key={changed?.id} {...table} stages={stages} />}
      {/* Always on the page: browsers announce only changes of an output that is there already. */}
      <output className="sr">{hasNoMatch && noMatchText(address.words)}</output>
    </div>
  );
}
