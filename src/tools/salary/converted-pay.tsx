import { Table } from "../../ui/table.tsx";
import { money } from "./currencies.ts";
import type { SalaryQuery } from "./salary-query.ts";
import { convertPay, calculatorPeriods, periodsInYear } from "./working-time.ts";

/** A pay for every period. */
export function ConvertedPay({ query }: { query: SalaryQuery }) {
  const { amount, period, currency, time } = query;
  if (amount === null)
    return (
      <p className="source">
        Type an amount, and you see it for an hour, a day, a week, a month and a year. Nothing you type is
        stored.
      </p>
    );
  const pay = convertPay(amount, period, time);
  const counts = periodsInYear(time);
  return (
    <section className="salary-part" aria-labelledby="converted">
      <h2 className="panel-title" id="converted">
        Your pay for each period
      </h2>
      <p className="figure">
        <b>{money(pay.year, currency)}</b> <span className="muted">a year before tax</span>
      </p>
      <Table
        className="pay-table"
        caption="The same pay for each period, before tax"
        columns={[
          "For each",
          { heading: "In a year", className: "r" },
          { heading: "Before tax", className: "r" },
        ]}
      >
        {calculatorPeriods.toReversed().map((one) => (
          <tr key={one}>
            <th scope="row">
              {one[0]?.toUpperCase()}
              {one.slice(1)}
            </th>
            <td className="r muted">{counts[one].toLocaleString("en-GB")}</td>
            <td className="r">{money(pay[one], currency, { cents: true })}</td>
          </tr>
        ))}
      </Table>
      <p className="source">
        These are figures before tax. Choose where the pay is taxed to see what is left.
      </p>
    </section>
  );
}
