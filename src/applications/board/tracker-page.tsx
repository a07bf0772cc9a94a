import { ChartNoAxesColumn, Download, Plus, Scale, Search, Settings2 } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Board } from "./board.tsx";
import {
  trackerPath,
  parseTableQuery,
  tablePath,
  type TrackerAddress,
  type TableQuery,
} from "./tracker-address.ts";
import type { BoardColumn } from "./get-board.server.ts";
import { DeletedNotice, UndoNotice } from "../../ui/undo-notice.tsx";
import type { DoneChange, Stage, RemovedOutcome } from "../application.ts";
import { Summary, type Funnel } from "../figures/summary.tsx";
import type { NextUp } from "../agenda/agenda.server.ts";
import { ApplicationListTable } from "./applications-table.tsx";
import type { TablePage } from "./list-table.server.ts";

type TrackerPageProps = {
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
  const archivedPath = tablePath({ ...parseTableQuery(new URLSearchParams(), address), archived: true });
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

/** "No application matches “nurse”." Without words, a stage was chosen that has no application. */
function noMatchText(words: string): string {
  return words === "" ? "No application matches." : `No application matches “${words}”.`;
}

/** Shown in place of the board or the table after a search that found nothing. */
function NoMatch({ words, showAll }: { words: string; showAll: string }) {
  return (
    <Empty title={noMatchText(words)}>
      Search for other words, or <Link to={showAll}>show all applications</Link>.
    </Empty>
  );
}

/** Says what was done to the chosen applications, with a button that undoes it. */
function DoneNotice({ change, action }: { change: DoneChange; action: string }) {
  const { what, effect } = describeDone(change);
  return (
    <UndoNotice action={action} field="undo" id={change.id}>
      <strong>{what}</strong> {effect}
    </UndoNotice>
  );
}

/** Says what was done: a short part to stress, and its effect. */
function describeDone({ what, count, stage, removed }: DoneChange): { what: string; effect: string } {
  const isOne = count === 1;
  const they = isOne ? "The application" : `${count} applications`;
  const theyAre = `${they} ${isOne ? "is" : "are"}`;
  const stay = isOne ? "stays" : "stay";
  return {
    move: { what: "Moved.", effect: `${theyAre} in ${stage}.${removedText(removed)}` },
    archive: {
      what: "Archived.",
      effect: `${theyAre} hidden from the board and the table, and ${stay} in the figures.`,
    },
    unarchive: { what: "Unarchived.", effect: `${theyAre} on the board and in the table again.` },
    delete: { what: "Deleted.", effect: `${they} can be restored for 30 days.` },
  }[what];
}

function removedText(removed: readonly RemovedOutcome[]): string {
  if (removed.length === 0) return "";
  const outcomes = removed.length === 1 ? "One outcome was" : `${removed.length} outcomes were`;
  const kept = removed.some(({ hasReason }) => hasReason) ? " The reasons that you wrote stay." : "";
  return ` ${outcomes} removed, because the stage is open.${kept}`;
}
