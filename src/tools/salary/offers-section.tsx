import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { Table } from "../../ui/table.tsx";
import { money } from "./currencies.ts";
import { compareOffers, offerParts, offerWorth } from "./offers.ts";
import type { SalaryQuery } from "./salary-query.ts";

const sides = ["a", "b"] as const;

/** Two offers, part by part, and which is worth more. */
export function OffersSection({
  currency,
  offers,
  typed,
  errors,
}: Pick<SalaryQuery, "currency" | "offers" | "typed" | "errors">) {
  return (
    <section className="salary-part" id="offers" aria-labelledby="offers-heading">
      <h2 className="panel-title" id="offers-heading">
        Two offers
      </h2>
      <Table className="offers">
        <caption className="sr">Two offers compared, {currency} a year</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Part</span>
            </th>
            <th scope="col">Offer A</th>
            <th scope="col">Offer B</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </Table>
      <Button look="secondary">Compare</Button>
      {offers && (
        <p className="claim">
          <b>{compareOffers(offers.a, offers.b, (amount) => money(amount, currency))}</b>
        </p>
      )}
      <p className="source">
        Amounts are for a year, before tax, in {currency}. Equity that cannot be sold counts as nothing.
        Pension is what the employer adds.
      </p>
    </section>
  );
}
