import type { CSSProperties } from "react";
import { Table } from "../../ui/table.tsx";
import { shownWeeks, type LandingWeeks } from "./landing-weeks.ts";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** How many adverts were first seen in each of the last weeks, as a table with a bar in each row. */
export function LandingWeeksTable({ weeks, now }: { weeks: LandingWeeks; now: Date }) {
  const shown = shownWeeks(weeks, now);
  if (shown.length < 2) return null;
  const most = Math.max(...shown.map(({ openings }) => openings));
  const [first, last] = [shown[0], shown.at(-1)];
  const isComplete = first !== undefined && first.starts >= weeks.countedFrom;
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks">New each week</h2>
      <p className="muted">
        Adverts by the week in which they were first seen here.
        {!isComplete &&
          ` We have counted since ${day.format(new Date(weeks.countedFrom))}: earlier weeks have only adverts that were still open then.`}
      </p>
      <Table
        className="landing-pay"
        caption="New adverts, with the first day of each week"
        columns={[
          "Week from",
          { heading: "New", className: "r" },
          { heading: <span className="sr">Drawn</span>, className: "draw" },
        ]}
      >
        {shown.map(({ starts, openings }) => (
          <tr key={starts}>
            <th scope="row">
              {day.format(new Date(starts))}
              {starts === last?.starts && <span className="muted"> (so far)</span>}
            </th>
            <td className="r">{openings.toLocaleString("en-GB")}</td>
            <td className="draw">
              <Bar share={openings / most} />
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function Bar({ share }: { share: number }) {
  const style = { "--share": `${Math.round(100 * share)}%` } as CSSProperties;
  return <div className="landing-bar" aria-hidden="true" style={style} />;
}
