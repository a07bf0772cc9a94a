import "../applications.css";
import { getFigures, roundTimeInStage, type ReplyRate } from "../figures/get-figures.server.ts";
import { getTimeZone } from "../../account/time-zone.server.ts";
import { dayIn } from "../../platform/clock/zoned-time.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import type { Route } from "./+types/applications-figures";
import type { ReactNode } from "react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Table } from "../../ui/table.tsx";
import { ToolHead } from "../../ui/tool-head.tsx";
import { funnelSteps, replyRateText } from "../figures/summary.tsx";
import { shortDay } from "../../platform/clock/format-day.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const { id: personId } = await requireViewer(context, url);
  const zone = await getTimeZone(db, personId);
  const now = clock();
  const { times, ...figures } = await getFigures(db, { personId, zone, now });
  return {
    ...figures,
    times: times.map((one) => ({ ...one, ...roundTimeInStage(one.medianDays) })),
    today: dayIn(now, zone),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Figures of your applications",
    description: "How far your applications get, how long stages take, and what gets replies.",
    noindex: true,
  });

export default function ApplicationsFigures({ loaderData }: Route.ComponentProps) {
  return <FiguresPage {...loaderData} />;
}

/** Below this number of sent applications, the page warns against conclusions. */
const enough = 10;

/** Figures about a person's applications: how far they get, how long stages take, and what gets replies. */
function FiguresPage({ funnel, times, bySource, byCv, today }: Route.ComponentProps["loaderData"]) {
  const [saved = 0, sent = 0] = funnel.counts;
  return (
    <div className="page figures-page">
      <Breadcrumb above={[{ name: "Applications", path: "/applications" }]} here="Figures" />
      <ToolHead
        title="Figures"
        lead={
          funnel.since && (
            <>
              All applications since {shortDay(funnel.since, today)}. {replyRateText(funnel)}
              {sent > 0 &&
                sent < enough &&
                ` ${sent} ${sent === 1 ? "is" : "are"} few: do not conclude much yet.`}
            </>
          )
        }
      />
      {saved === 0 ? (
        <Empty
          title="Nothing to count yet"
          actions={<ButtonLink to="/applications/add">Add application</ButtonLink>}
        >
          The figures come from the applications on your board.
        </Empty>
      ) : (
        <div className="figures">
          <Figure
            title="How far they got"
            note="Each application counts for its furthest step and all before it."
            bars={funnelSteps.map((name, index) => {
              const value = funnel.counts[index] ?? 0;
              return { name, value, words: String(value) };
            })}
            columns={["Step", "Applications", "Of all"]}
            rows={funnelSteps.map((name, index) => {
              const value = funnel.counts[index] ?? 0;
              return [name, String(value), `${Math.round((100 * value) / saved)}%`];
            })}
          />
          <Figure
            title="Time in stage"
            note="The median: half of the stays were shorter. Stays that last still count until today."
            bars={times.map(({ name, days, words }) => ({ name, value: days, words }))}
            columns={["Stage", "Median", "Applications"]}
            rows={times.map(({ name, words, applications }) => [name, words, String(applications)])}
          />
          {sent > 0 && (
            <>
              <RateFigure
                title="Replies by source"
                rates={bySource}
                column="Source"
                nothing="No source noted"
              />
              <RateFigure title="Replies by CV" rates={byCv} column="CV" nothing="No CV noted" />
            </>
          )}
        </div>
      )}
    </div>
  );
}

type RateFigureProps = { title: string; rates: readonly ReplyRate[]; column: string; nothing: string };

function RateFigure({ title, rates, column, nothing }: RateFigureProps) {
  const shown = rates.map(({ name, sent, replied }) => ({
    name: name || nothing,
    sent,
    replied,
    percent: Math.round((100 * replied) / sent),
  }));
  return (
    <Figure
      title={title}
      note="Of the applications that were sent. A rejection is a reply, too."
      most={100}
      bars={shown.map(({ name, sent, replied, percent }) => ({
        name,
        value: percent,
        words: `${percent}% (${replied} of ${sent})`,
      }))}
      columns={[column, "Sent", "Replies", "Rate"]}
      rows={shown.map(({ name, sent, replied, percent }) => [
        name,
        String(sent),
        String(replied),
        `${percent}%`,
      ])}
    />
  );
}

type FigureProps = {
  title: string;
  note: ReactNode;
  bars: readonly Bar[];
  most?: number;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

function Figure({ title, note, bars, most, columns, rows }: FigureProps) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section className="tracker-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <BarChart bars={bars} most={most} label={`${title}. The table below has the numbers.`} />
      <details className="fold">
        <summary>
          Table<span className="sr">: {title}</span>
        </summary>
        <Table
          className="row-heads tracker-table"
          caption={title}
          columns={columns.map((heading, index) => ({ heading, className: index > 0 ? "r" : undefined }))}
        >
          {rows.map(([name = "", ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} className="r">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </details>
      <p className="meta">{note}</p>
    </section>
  );
}

/** One bar: its name, its value, and the words at its end. */
type Bar = { name: string; value: number; words: string };

/** Horizontal bars on one scale. The table next to it says the same. */
function BarChart({ bars, most, label }: { bars: readonly Bar[]; most?: number; label: string }) {
  const scale = most ?? Math.max(...bars.map(({ value }) => value), 0);
  return (
    <ul className="bar-chart" aria-label={label}>
      {bars.map(({ name, value, words }) => (
        <li key={name}>
          <span className="bar-name">{name}</span>
          <span className="bar-line">
            <span className="bar-room">
              <span className="bar" style={{ width: `${scale > 0 ? (100 * value) / scale : 0}%` }} />
            </span>
            <span className="bar-words">{words}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
