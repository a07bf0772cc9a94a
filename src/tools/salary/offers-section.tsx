import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { Table } from "../../ui/table.tsx";
import { money } from "./currencies.ts";
import { compareNets, compareTwoOffers, offerParts, offersAfterTax, offerWorth } from "./offers.ts";
import type { SalaryQuery } from "./salary-query.ts";
import { taxTableOf } from "./take-home/tax-tables.ts";

const sides = ["a", "b"] as const;

/** Two offers, part by part, and which is worth more. */
export function OffersSection({ query }: { query: SalaryQuery }) {
  const { currency, country, offers, typed, errors } = query;
  const table = taxTableOf(country);
  const nets = offers && table?.currency === currency ? offersAfterTax(table, offers) : null;
  return (
    <section className="salary-part" id="offers" aria-labelledby="offers-heading">
      <div className="part-head">
        <h2 className="panel-title" id="offers-heading">
          Two offers
        </h2>
        <Link className="link" to="/applications/offers">
          Compare the offers on your board
        </Link>
      </div>
      <Table
        className="offers"
        caption={`Two offers compared, ${currency} a year`}
        columns={[{ heading: <span className="sr">Part</span> }, "Offer A", "Offer B"]}
      >
        {offerParts.map(({ key, label }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {sides.map((side) => {
              const name = `${side}-${key}`;
              const error = errors[name];
              return (
                <td key={side}>
                  <Input
                    name={name}
                    inputMode="decimal"
                    aria-label={`${label}, offer ${side.toUpperCase()}`}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? `${name}-error` : undefined}
                    defaultValue={typed[name]}
                    placeholder="0"
                    maxLength={40}
                  />
                  {error && (
                    <p className="error" id={`${name}-error`}>
                      {error}
                    </p>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
        {offers && (
          <tr className="sum">
            <th scope="row">Worth in a year</th>
            <td>{money(offerWorth(offers.a), currency)}</td>
            <td>{money(offerWorth(offers.b), currency)}</td>
          </tr>
        )}
        {nets && (
          <tr>
            <th scope="row">Take-home, less commute</th>
            <td>{money(nets.a, currency, { cents: true })}</td>
            <td>{money(nets.b, currency, { cents: true })}</td>
          </tr>
        )}
      </Table>
      <Button look="secondary">Compare</Button>
      {offers && (
        <p className="claim">
          <b>{compareTwoOffers(offers.a, offers.b, (amount) => money(amount, currency))}</b>
          {nets && ` ${compareNets(nets, (amount) => money(amount, currency, { cents: false }))}`}
        </p>
      )}
      <p className="source">
        Amounts are for a year, before tax, in {currency}. Equity that cannot be sold counts as nothing.
        Pension is what the employer adds. Take-home is worked out of base and bonus
        {table ? ` by the tables for ${table.name}` : ", once you choose where you are taxed"}.
      </p>
    </section>
  );
}
