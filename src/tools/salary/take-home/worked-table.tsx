import { Table } from "../../../ui/table.tsx";
import { money } from "../currencies.ts";
import type { Deduction } from "./deductions.ts";

/** Every slice of the pay with its rate and its tax. */
export function WorkedTable({
  deductions,
  currency,
}: {
  deductions: readonly Deduction[];
  currency: string;
}) {
  const exact = (amount: number) => money(amount, currency, { cents: true });
  const together = deductions.reduce((sum, { tax }) => sum + tax, 0);
  return (
    <details className="fold worked">
      <summary>How it is worked out</summary>
      <Table
        caption="The slices of a year’s pay, with the rate and the tax of each"
        columns={[
          "Part of your pay",
          { heading: "Rate", className: "r" },
          { heading: "Tax", className: "r" },
        ]}
      >
        {deductions.flatMap((deduction) =>
          deduction.parts.map(({ label, amount, rate, tax }) => (
            <tr key={`${deduction.label} ${label}`}>
              <th scope="row">
                {amount > 0 && `${money(amount, currency)} `}
                {label === deduction.label ? label : `${deduction.label}, ${label}`}
              </th>
              <td className="r">{amount > 0 ? `${Math.round(rate * 1000) / 10}%` : "–"}</td>
              <td className="r">{exact(tax)}</td>
            </tr>
          )),
        )}
        <tr className="sum">
          <th scope="row" colSpan={2}>
            Together
          </th>
          <td className="r">{exact(together)}</td>
        </tr>
      </Table>
    </details>
  );
}
