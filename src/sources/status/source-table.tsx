import { CircleCheck, CircleMinus, CircleX, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { Since } from "../../ui/since.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Table } from "../../ui/table.tsx";
import { formatMoment, timeUntil } from "../../ui/format-time.ts";
import type { SourceVerdict } from "./source-state.ts";
import { rejectionsText } from "../rejection-words.ts";
import { sum } from "./source-rows.ts";
import type { ShownRow } from "./status-view.ts";

const icons = { good: CircleCheck, warn: TriangleAlert, bad: CircleX, neutral: CircleMinus } as const;

type SourceTableProps = {
  rows: readonly ShownRow[];
  now: Date;
  /** Id of the heading that names the table. */
  labelledBy: string;
};

/** A table of sources with their state, their jobs and the times of their crawls. */
export function SourceTable({ rows, now, labelledBy }: SourceTableProps) {
  return (
    <Table
      className="row-heads status-table"
      aria-labelledby={labelledBy}
      columns={[
        "Source",
        "State",
        "Last check",
        { heading: "Postings", className: "r" },
        { heading: "New", className: "r" },
        { heading: "Gone", className: "r" },
        { heading: "Rejected", className: "r" },
        "Next check",
      ]}
    >
      {rows.map((row) => (
        <tr key={row.name}>
          <th scope="row">
            <b>{row.title}</b>
            <Whereabouts row={row} />
          </th>
          <td data-label="State">
            <Verdict verdict={row.verdict} />
          </td>
          <td data-label="Last check">
            {row.lastReadAt ? <Since moment={row.lastReadAt} now={now} /> : "never"}
            {row.duration !== null && <span className="meta">took {durationText(row.duration)}</span>}
          </td>
          <Count label="Postings" count={row.postings} />
          <Count label="New" count={row.added} />
          <Count label="Gone" count={row.gone} />
          <Count
            label="Rejected"
            count={sum(Object.values(row.rejected))}
            note={rejectionsText(row.rejected)}
          />
          <td data-label="Next check">
            <NextRead row={row} now={now} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Whereabouts({ row: { boards, name, place } }: { row: ShownRow }) {
  if (boards === 0) return <span className="meta">{place}</span>;
  return (
    <Link className="link meta" to={`/status?of=${encodeURIComponent(name)}`} preventScrollReset>
      {boards.toLocaleString("en-GB")} boards
    </Link>
  );
}

/** "under a second", "4 s", "3 min" */
function durationText(ms: number): string {
  if (ms < 1000) return "under a second";
  return ms < 90_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;
}

function Verdict({ verdict: { words, tone } }: { verdict: SourceVerdict }) {
  return (
    <span className={`status-verdict ${tone}`}>
      <Icon of={icons[tone]} size="sm" />
      {words}
    </span>
  );
}

function Count({ label, count, note = "" }: { label: string; count: number; note?: string }) {
  return (
    <td className={classNames("r", count === 0 && "subtle")} data-label={label}>
      {count.toLocaleString("en-GB")}
      {note !== "" && <span className="meta">{note}</span>}
    </td>
  );
}

function NextRead({ row: { isDue, nextReadAt }, now }: { row: ShownRow; now: Date }) {
  if (isDue) return "now";
  if (nextReadAt === null) return "not scheduled";
  return (
    <time dateTime={nextReadAt.toISOString()} title={`${formatMoment(nextReadAt, now)} UTC`}>
      {timeUntil(nextReadAt, now)}
    </time>
  );
}
