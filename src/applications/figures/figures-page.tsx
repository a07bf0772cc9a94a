import type { ReactNode } from "react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Table } from "../../ui/table.tsx";
import { ToolHead } from "../../ui/tool-head.tsx";
import { funnelSteps, replyRateText } from "../summary/funnel-steps.ts";
import { shortDay } from "../zone/format-day.ts";
import { BarChart, type Bar } from "./bar-chart.tsx";
import type { Figures, ReplyRate } from "./read-figures.server.ts";
import { roundTimeInStage } from "./time-in-stage.ts";

/** Below this number of sent applications, the page warns against conclusions. */
const enough = 10;

/** Figures about a person's applications: how far they get, how long stages take, and what gets replies. */
export function FiguresPage({ figures, today }: { figures: Figures; today: string }) {
  const { funnel, times, bySource, byCv } = figures;
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
            bars={times.map(({ name, medianDays }) => {
              const { days, words } = roundTimeInStage(medianDays);
              return { name, value: days, words };
            })}
            columns={["Stage", "Median", "Applications"]}
            rows={times.map(({ name, medianDays, applications }) => [
              name,
              roundTimeInStage(medianDays).words,
              String(applications),
            ])}
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
