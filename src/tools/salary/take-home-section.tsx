import { Notice } from "../../ui/notice.tsx";
import { Table } from "../../ui/table.tsx";
import { ConvertedPay } from "./converted-pay.tsx";
import { money } from "./currencies.ts";
import type { SalaryQuery } from "./salary-query.ts";
import { BandStairs } from "./take-home/band-stairs.tsx";
import type { TaxTable } from "./take-home/tax-tables.ts";
import { isYearOver, workOutTakeHome, type TakeHome } from "./take-home/work-out-take-home.ts";
import { WorkedTable } from "./take-home/worked-table.tsx";
import { calculatorPeriods, periodsInYear } from "./working-time.ts";
import type { CSSProperties } from "react";

type TakeHomeSectionProps = {
  query: SalaryQuery;
  table: TaxTable;
  /** The pay of a year. */
  yearly: number;
  /** ISO day of the page. */
  today: string;
};

/** The part of a pay that is left after tax and social insurance in one country. */
export function TakeHomeSection({ query, table, yearly, today }: TakeHomeSectionProps) {
  const { name, currency, year, least, sources, read, leftOut } = table;
  const isOtherCurrency = query.currency !== currency;
  const found = isOtherCurrency ? null : workOutTakeHome(table, yearly);
  return (
    <section className="salary-part" id="take-home" aria-labelledby="take-home-heading">
      <div className="part-head">
        <h2 className="panel-title" id="take-home-heading">
          Take-home pay
        </h2>
        <span className="meta">
          {name}, tax year {year.label}, {formatTaxDay(year.from)} to {formatTaxDay(year.to)}
        </span>
      </div>
      {isYearOver(table, today) && (
        <Notice tone="warn">
          <strong>This table’s year is over.</strong> It ended on {formatTaxDay(year.to)}. The tables of the
          next year have not been read yet.
        </Notice>
      )}
      {isOtherCurrency && (
        <Notice>
          <strong>
            No take-home pay in {query.currency} for {name}.
          </strong>{" "}
          Its tables are in {currency}. Choose that currency to see the figure.
        </Notice>
      )}
      {!isOtherCurrency && !found && least && (
        <Notice>
          <strong>
            No take-home pay below {money(least.pay, currency)} a year in {name}.
          </strong>{" "}
          {least.reason}
        </Notice>
      )}
      {found ? <Figures found={found} query={query} /> : <ConvertedPay query={query} />}
      <p className="source">
        <b>Source:</b>{" "}
        {sources.map((source, at) => (
          <span key={source.address}>
            {at > 0 && "; "}
            <a className="link" href={source.address} rel="noreferrer">
              {source.name}
            </a>
          </span>
        ))}
        ; read {formatTaxDay(read)}. <b>Left out:</b> {leftOut}. Each figure is rounded by itself, so a column
        can differ by a hundredth.
      </p>
    </section>
  );
}

function Figures({ found, query }: { found: TakeHome; query: SalaryQuery }) {
  const { currency, time } = query;
  const counts = periodsInYear(time);
  const exact = (amount: number) => money(amount, currency, { cents: true });
  const { pay, net, deductions, rise, keptOfRise } = found;
  return (
    <>
      <div className="take-home">
        <div>
          <p className="figure">
            <b>{exact(net)}</b> <span className="muted">a year</span>
          </p>
          <p>
            That is <b>{exact(net / 12)}</b> a month. You keep{" "}
            {pay === 0 ? "all of it" : `${Math.round((net / pay) * 100)}%`}. Of a rise of{" "}
            {money(rise, currency)} you would keep {money(Math.round(keptOfRise), currency)}.
          </p>
        </div>
        <SplitBar found={found} currency={currency} />
      </div>
      <Table
        className="take-home-table"
        caption="Pay before and after tax for each period"
        columns={[
          "For each",
          ...["Before tax", ...deductions.map(({ label }) => label), "Take-home"].map((heading) => ({
            heading,
            className: "r",
          })),
        ]}
      >
        {calculatorPeriods.toReversed().map((period) => (
          <tr key={period}>
            <th scope="row">
              {period[0]?.toUpperCase()}
              {period.slice(1)}
            </th>
            <td className="r" data-label="Before tax">
              {exact(pay / counts[period])}
            </td>
            {deductions.map(({ label, tax }) => (
              <td key={label} className="r" data-label={label}>
                {exact(tax / counts[period])}
              </td>
            ))}
            <td className="r" data-label="Take-home">
              <b>{exact(net / counts[period])}</b>
            </td>
          </tr>
        ))}
      </Table>
      {deductions[0] && <BandStairs deduction={deductions[0]} currency={currency} />}
      <WorkedTable deductions={deductions} currency={currency} />
    </>
  );
}

/** Writes an ISO day: "6 April 2026". */
function formatTaxDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}

/** A bar of the whole pay, split into take-home pay and deductions, with a key. */
function SplitBar({ found, currency }: { found: TakeHome; currency: string }) {
  const { pay, net, deductions } = found;
  if (pay === 0) return null;
  const parts = [
    { label: "Take-home", amount: net },
    ...deductions.map(({ label, tax }) => ({ label, amount: tax })),
  ].map((part, at) => ({ ...part, share: (part.amount / pay) * 100, color: `var(--chart-${at + 1})` }));
  return (
    <div>
      <div className="split" aria-hidden="true">
        {parts
          .filter(({ amount }) => amount > 0)
          .map(({ label, share, color }) => (
            <i key={label} style={{ "--w": share, "--c": color } as CSSProperties} />
          ))}
      </div>
      <ul className="split-key">
        {parts.map(({ label, amount, share, color }) => (
          <li key={label}>
            <i style={{ "--c": color } as CSSProperties} />
            <b>{money(amount, currency, { cents: true })}</b>
            <span>
              {label}, {share.toFixed(1)}%
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
