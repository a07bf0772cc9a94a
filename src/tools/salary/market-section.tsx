import { Link } from "react-router";
import type { MarketPay } from "../../jobs/market-pay/read-market-pay.server.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/empty.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { Table } from "../../ui/table.tsx";
import { isCurrency, money } from "./currencies.ts";
import { PayHistogram } from "./pay-histogram.tsx";
import { roundMarketPay } from "./round-market-pay.ts";
import type { SalaryQuery } from "./salary-query.ts";

type MarketSectionProps = {
  query: SalaryQuery;
  market: MarketPay | null;
  /** The person's own pay in a year, if given. */
  yearly: number | null;
  jobsAddress: string;
  levels: readonly { value: string; label: string }[];
  addressWith: (currency: string) => string;
};

/** Pay of the open jobs in the index for an occupation, a place and a level. */
export function MarketSection(props: MarketSectionProps) {
  const { query, market, levels } = props;
  return (
    <section className="salary-part" id="market" aria-labelledby="market-heading">
      <h2 className="panel-title" id="market-heading">
        Market pay
      </h2>
      <div className="form-row market-form">
        <InputField
          label="Occupation"
          name="occupation"
          defaultValue={query.occupation}
          placeholder="Data analyst"
          maxLength={120}
        />
        <InputField
          label="Place"
          optional
          name="place"
          defaultValue={query.place}
          placeholder="Anywhere"
          maxLength={120}
        />
        <SelectField
          label="Level"
          name="level"
          defaultValue={query.level}
          options={levels.map(({ value, label }) => [value, label])}
        >
          <option value="">Any level</option>
        </SelectField>
        <Button look="secondary">Show market pay</Button>
      </div>
      {market && <MarketAnswer {...props} market={market} />}
    </section>
  );
}

function MarketAnswer({
  query,
  market,
  yearly,
  jobsAddress,
  addressWith,
}: MarketSectionProps & { market: MarketPay }) {
  const { currency } = query;
  const { pays, jobs, samples, others, distribution } = market;
  const asked = [market.occupation ?? query.occupation, market.place || query.place]
    .filter(Boolean)
    .join(", ");
  const otherCurrencies = others.slice(0, 4);
  const better = others.find((one) => isCurrency(one.currency) && one.jobs > pays.length);
  const switches = otherCurrencies.length > 0 && (
    <>
      {" "}
      Others state it in another currency:{" "}
      {otherCurrencies.map(({ currency: code, jobs: count }, at) => (
        <span key={code}>
          {at > 0 && ", "}
          {isCurrency(code) ? (
            <Link className="link" to={addressWith(code)} preventScrollReset>
              {count.toLocaleString("en-GB")} in {code}
            </Link>
          ) : (
            `${count.toLocaleString("en-GB")} in ${code}`
          )}
        </span>
      ))}
      .
    </>
  );
  if (samples > 0)
    return (
      <Empty title="Only sample jobs so far">
        {asked}: {samples.toLocaleString("en-GB")} sample {samples === 1 ? "job" : "jobs"}, and no real one.
        The pay of sample jobs is made up, so it does not count as market pay.
      </Empty>
    );
  if (!distribution)
    return (
      <Empty
        title={`${pays.length === 0 ? "No job states its" : `${pays.length} ${pays.length === 1 ? "job states its" : "jobs state their"}`} pay in ${currency}`}
        actions={
          better && (
            <ButtonLink to={addressWith(better.currency)} preventScrollReset>
              Ask in {better.currency}
            </ButtonLink>
          )
        }
      >
        {asked}: {jobs.toLocaleString("en-GB")} open {jobs === 1 ? "job" : "jobs"}. Market pay is shown from
        ten jobs; a wider place or any level may have enough.{switches}
      </Empty>
    );
  const [, quarter, , threeQuarters] = distribution.percentiles;
  const below = yearly === null ? 0 : pays.filter((pay) => pay < yearly).length;
  return (
    <div className="market">
      <div>
        <p className="claim">
          Half of these jobs pay{" "}
          <b>
            {money(roundMarketPay(quarter?.pay), currency)} to{" "}
            {money(roundMarketPay(threeQuarters?.pay), currency)}
          </b>{" "}
          a year.
          {yearly !== null && ` Yours pays more than ${below} of the ${pays.length}.`}
        </p>
        <PayHistogram
          distribution={distribution}
          currency={currency}
          yearly={yearly}
          jobs={pays.length}
          what={asked}
        />
      </div>
      <div>
        <Table
          caption="Percentiles of market pay"
          columns={[
            "Share of the jobs",
            { heading: "Pays less than", className: "r" },
            ...(yearly === null ? [] : [{ heading: "Against yours", className: "r" }]),
          ]}
        >
          {distribution.percentiles.map(({ percent, pay }) => (
            <tr key={percent}>
              <th scope="row">{percent === 50 ? <b>50%, median</b> : `${percent}%`}</th>
              <td className="r">{money(roundMarketPay(pay), currency)}</td>
              {yearly !== null && (
                <td className="r muted">{difference(roundMarketPay(pay) - yearly, currency)}</td>
              )}
            </tr>
          ))}
        </Table>
        <p className="source">
          <b>
            {pays.length.toLocaleString("en-GB")} of {jobs.toLocaleString("en-GB")}
          </b>{" "}
          open jobs for {asked} state their pay in {currency}.{switches} A range counts as its middle; an hour
          as one of 2,080 in a year. Adverts are not contracts: people are often paid differently.{" "}
          <Link className="link" to={jobsAddress}>
            See the jobs that state pay
          </Link>
        </p>
      </div>
    </div>
  );
}

function difference(amount: number, currency: string): string {
  return `${amount < 0 ? "−" : "+"}${money(Math.abs(Math.round(amount)), currency)}`;
}
