import { redirect, useSearchParams, Form } from "react-router";
import { experienceLevels } from "../../jobs/posting.ts";
import { readMarketPay } from "../../jobs/market-pay/read-market-pay.server.ts";
import { levelLabels } from "../../jobs/search/filters/experience-level.ts";
import { searchPath } from "../../jobs/search/query/search-address.ts";
import { emptySearch } from "../../jobs/search/query/search-query.ts";
import { readSalaryQuery, withoutEmpty } from "../salary/salary-query.ts";
import { usualCurrency } from "../salary/usual-currency.ts";
import { readChosenCurrency } from "../../jobs/routes/read-chosen-currency.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/salary-calculator";
import "../tool-page.css";
import "../salary/salary.css";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { ToolHead } from "../../ui/tool-head.tsx";
import { calculatorCurrencies } from "../../text/currency-rates.constants.ts";
import { ConvertedPay } from "../salary/converted-pay.tsx";
import { MarketSection } from "../salary/market-section.tsx";
import { OffersSection } from "../salary/offers-section.tsx";
import { TakeHomeSection } from "../salary/take-home-section.tsx";
import { taxTableOf, taxTables } from "../salary/take-home/tax-tables.ts";
import { convertPay, calculatorPeriods } from "../salary/working-time.ts";

export const handle: PageHandle = { listed: "sitemap" };

const levels = experienceLevels.map((value) => ({ value, label: levelLabels[value] }));

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const filled = withoutEmpty(url.searchParams);
  if (filled) throw redirect(filled.size > 0 ? `${url.pathname}?${filled}` : url.pathname);
  const services = context.get(servicesContext);
  const { clock, places } = services;
  const chosen = await readChosenCurrency(services, request);
  const usual = usualCurrency(request.headers.get("accept-language"), chosen);
  const query = readSalaryQuery(url.searchParams, usual);
  const { occupation, place, currency } = query;
  const asked = experienceLevels.filter((level) => level === query.level);
  const market =
    occupation === ""
      ? null
      : await runSearch({ request, context }, (db) =>
          readMarketPay(
            db,
            { occupation, place, levels: asked, currency },
            { now: clock(), gazetteer: places },
          ),
        );
  const jobsAddress = searchPath({
    ...emptySearch,
    keywords: occupation,
    location: place,
    levels: asked,
    pay: ["stated"],
  });
  return { query, market, jobsAddress, today: clock().toISOString().slice(0, 10) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Salary Calculator",
    description:
      "Convert pay between hour, day, week, month and year, see what open jobs pay, and compare two offers.",
    keepParameters: [],
  });

/** The salary calculator: one form of three parts, whose every state is an address. */
export default function SalaryCalculator({ loaderData }: Route.ComponentProps) {
  const { query, market, jobsAddress, today } = loaderData;
  const [parameters] = useSearchParams();
  const addressWith = (changed: string) => {
    const changedParameters = new URLSearchParams(parameters);
    changedParameters.set("currency", changed);
    return `?${changedParameters}#market`;
  };
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
