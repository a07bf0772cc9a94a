import { Form } from "react-router";
import type { MarketPay } from "../../jobs/market-pay/read-market-pay.server.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { ToolHead } from "../../ui/tool-head.tsx";
import { currencies } from "./currencies.ts";
import { ConvertedPay } from "./converted-pay.tsx";
import { MarketSection } from "./market-section.tsx";
import { OffersSection } from "./offers-section.tsx";
import type { SalaryQuery } from "./salary-query.ts";
import { TakeHomeSection } from "./take-home-section.tsx";
import { taxTableOf, taxTables } from "./take-home/tax-tables.ts";
import { convertPay, calculatorPeriods } from "./working-time.ts";

type SalaryPageProps = {
  query: SalaryQuery;
  /** Null when no occupation was typed. */
  market: MarketPay | null;
  /** The address of the jobs whose pay is shown. */
  jobsAddress: string;
  levels: readonly { value: string; label: string }[];
  /** The address of this page with another currency. */
  addressWith: (currency: string) => string;
  /** ISO day of the page. */
  today: string;
};

/** The salary calculator: one form of three parts, whose every state is an address. */
export function SalaryPage({ query, market, jobsAddress, levels, addressWith, today }: SalaryPageProps) {
  const { amount, period, currency, time, country, typed, errors } = query;
  const taxed = taxTableOf(country);
  const yearly = amount === null ? null : convertPay(amount, period, time).year;
  const { hours, days, weeks } = time;
  return (
    <div className="page salary">
      <Breadcrumb above={[{ name: "Tools", path: "/tools" }]} here="Salary Calculator" />
      <ToolHead
        title="Salary Calculator"
        lead={
          <>
            What a pay figure is per hour and per month, what is left after tax, and what others are offered
            for the same work.
          </>
        }
      >
        <nav className="cluster" aria-label="On this page">
          <a className="link" href={taxed && yearly !== null ? "#take-home" : "#pay"}>
            {taxed ? "Take-home pay" : "Your pay"}
          </a>
          <a className="link" href="#market">
            Market pay
          </a>
          <a className="link" href="#offers">
            Two offers
          </a>
        </nav>
      </ToolHead>
      <Form method="get" action="/tools/salary-calculator" preventScrollReset>
        <div className="well" id="pay">
          <div className="form-row pay-form">
            <Field label="Pay before tax" error={errors["amount"]}>
              {(control) => (
                <Input
                  {...control}
                  name="amount"
                  inputMode="decimal"
                  defaultValue={typed["amount"]}
                  maxLength={40}
                />
              )}
            </Field>
            <Field label="For each">
              {(control) => (
                <Select {...control} name="period" defaultValue={period}>
                  {calculatorPeriods.map((one) => (
                    <option key={one} value={one}>
                      {one[0]?.toUpperCase()}
                      {one.slice(1)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Currency">
              {(control) => (
                <Select {...control} name="currency" defaultValue={currency}>
                  {Object.entries(currencies).map(([code, name]) => (
                    <option key={code} value={code}>
                      {code}, {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Taxed in" optional>
              {(control) => (
                <Select {...control} name="country" defaultValue={country}>
                  <option value="">Before tax only</option>
                  {taxTables.map(({ country: code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Button look="primary">Calculate</Button>
          </div>
          <details className="fold" open={Boolean(errors["hours"] ?? errors["days"] ?? errors["weeks"])}>
            <summary>
              Working time: {hours} hours, {days} days, {weeks} weeks
            </summary>
            <div className="form-row time-form">
              {(
                [
                  ["hours", "Hours in a week"],
                  ["days", "Days in a week"],
                  ["weeks", "Paid weeks in a year"],
                ] as const
              ).map(([name, label]) => (
                <Field key={name} label={label} error={errors[name]}>
                  {(control) => (
                    <Input
                      {...control}
                      name={name}
                      inputMode="decimal"
                      defaultValue={typed[name]}
                      placeholder={String(time[name])}
                      maxLength={6}
                    />
                  )}
                </Field>
              ))}
            </div>
          </details>
        </div>
        {taxed && yearly !== null ? (
          <TakeHomeSection query={query} table={taxed} yearly={yearly} today={today} />
        ) : (
          <ConvertedPay query={query} />
        )}
        <MarketSection
          query={query}
          market={market}
          yearly={yearly}
          jobsAddress={jobsAddress}
          levels={levels}
          addressWith={addressWith}
        />
        <OffersSection query={query} />
      </Form>
    </div>
  );
}
