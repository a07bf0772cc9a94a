import { Form } from "react-router";
import type { MarketPay } from "../../jobs/market-pay/read-market-pay.server.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { ToolHead } from "../../ui/tool-head.tsx";
import { calculatorCurrencies } from "../../text/currency-rates.constants.ts";
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
            <InputField
              label="Pay before tax"
              error={errors["amount"]}
              name="amount"
              inputMode="decimal"
              defaultValue={typed["amount"]}
              maxLength={40}
            />
            <SelectField
              label="For each"
              name="period"
              defaultValue={period}
              options={calculatorPeriods.map((one) => [one, `${one[0]?.toUpperCase()}${one.slice(1)}`])}
            />
            <SelectField
              label="Currency"
              name="currency"
              defaultValue={currency}
              options={Object.entries(calculatorCurrencies).map(([code, name]) => [code, `${code}, ${name}`])}
            />
            <SelectField
              label="Taxed in"
              optional
              name="country"
              defaultValue={country}
              options={taxTables.map(({ country: code, name }) => [code, name])}
            >
              <option value="">Before tax only</option>
            </SelectField>
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
                <InputField
                  key={name}
                  label={label}
                  error={errors[name]}
                  name={name}
                  inputMode="decimal"
                  defaultValue={typed[name]}
                  placeholder={String(time[name])}
                  maxLength={6}
                />
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
