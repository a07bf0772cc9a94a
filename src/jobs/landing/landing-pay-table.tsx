import type { CSSProperties } from "react";
import { Link } from "react-router";
import { Table } from "../../ui/table.tsx";
import { currencyPrefix } from "../../text/currency-rates.ts";
import { formatPay } from "../extraction/format-pay.ts";
import { periodsPerYear } from "../extraction/pay-period.ts";
import { levelLabels } from "../search/filters/experience-level.ts";
import type { LandingFigures, LandingPage, LandingPay } from "./landing.ts";

type PayFigures = NonNullable<LandingFigures["pay"]>;

/** The pay that adverts state, as quarters: all, by level, and those paid by the hour. */
export function LandingPayTable({ page, pay }: { page: LandingPage; pay: PayFigures }) {
  const { occupation, location, openings } = page;
  const { currency, stated, from, to, groups } = pay;
  // A code of three letters before every amount is too wide for a phone. The sentence above the table has it.
  const symbol = currencyPrefix(currency).startsWith(currency) ? null : currency;
  const short = (amount: number, group: LandingPay["group"]) =>
    formatPay(
      { min: round(amount), max: round(amount), currency: symbol, period: group === "hour" ? null : "year" },
      "short",
    );
  const salary = new URLSearchParams({ occupation: occupation ?? "", place: location, currency });
  return (
    <section aria-labelledby="pay">
      <h2 id="pay">What they pay</h2>
      <p className="muted">
        {stated.toLocaleString("en-GB")} of the newest adverts state their pay in {currency}
        {openings > stated && ". The others are not guessed"}.
      </p>
      <Table
        className="landing-pay"
        caption="Pay, with the number of adverts, lower quarter, middle and upper quarter"
        columns={[
          "Adverts",
          { heading: "Count", className: "r" },
          {
            heading: (
              <>
                <span className="sr">Drawn, from </span>
                <span className="ends">
                  <span>{short(from, "all")}</span> <span>{short(to, "all")}</span>
                </span>
              </>
            ),
            className: "draw",
          },
          { heading: "Low", className: "r" },
          { heading: "Middle", className: "r" },
          { heading: "High", className: "r" },
        ]}
      >
        {groups.map(({ group, adverts, low, middle, high }) => (
          <tr key={group}>
            <th scope="row">{groupNames(group)}</th>
            <td className="r muted">{adverts.toLocaleString("en-GB")}</td>
            <td className="draw">
              <PayLine ends={{ from, to }} pay={{ group, low, middle, high }} />
            </td>
            <td className="r">{short(low, group)}</td>
            <td className="r">
              <b>{short(middle, group)}</b>
            </td>
            <td className="r">{short(high, group)}</td>
          </tr>
        ))}
      </Table>
      <p className="meta landing-note">
        A quarter of the adverts pay less than Low, a quarter more than High. A range counts as its middle; an
        hour is drawn as one of 2,080 in a year.{" "}
        {occupation !== null && (
          <Link className="link" to={`/tools/salary-calculator?${salary}`}>
            Open the salary calculator
          </Link>
        )}
      </p>
    </section>
  );
}

function groupNames(group: LandingPay["group"]): string {
  if (group === "all") return "All adverts";
  return group === "hour" ? "Paid by the hour" : levelLabels[group];
}

/** A hundred in a year, a tenth of a unit in an hour. */
function round(amount: number): number {
  return amount < 1_000 ? Math.round(amount * 10) / 10 : Math.round(amount / 100) * 100;
}

type PayLineProps = { ends: { from: number; to: number }; pay: Omit<LandingPay, "adverts"> };

function PayLine({ ends, pay: { group, low, middle, high } }: PayLineProps) {
  const inYear = group === "hour" ? periodsPerYear.hour : 1;
  const at = (amount: number) => {
    const share = (amount * inYear - ends.from) / (ends.to - ends.from);
    return `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
  };
  const places = { "--low": at(low), "--middle": at(middle), "--high": at(high) } as CSSProperties;
  return (
    <div className="landing-line" aria-hidden="true" style={places}>
      <span />
      <i />
    </div>
  );
}
