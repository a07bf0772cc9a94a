import { Fragment, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";
import { Select } from "../../ui/select.tsx";
import { defaultCurrency, currencyParameter, scaleOf } from "../search/filters/pay-scale.ts";
import type { PayFacet } from "../search/filters/pay.ts";
import { toggled, type SearchQuery } from "../search/query/search-query.ts";
import { inCurrency } from "./currency-form.tsx";
import { currencyFormId, rememberCurrency, type CurrencyOption, type PayCurrencies } from "./pay-currency.ts";
import { SalarySlider } from "./salary-slider.tsx";
import { countInText } from "./search-texts.ts";

type PayFilterProps = {
  query: Pick<SearchQuery, "salary" | "currency" | "pay">;
  facet: PayFacet;
  currencies: PayCurrencies;
  onSearch: (change: Partial<SearchQuery>) => void;
};

/** The minimum pay and its currency, below a histogram of the results, and whether jobs without stated pay are listed. */
export function PayFilter({ query, facet, currencies, onSearch }: PayFilterProps) {
  const keepsId = useId();
  const [preferred, prefer] = useState(currencies.preferred);
  // An address with a minimum and without a currency means US dollars on every device.
  const currency = query.currency ?? (query.salary > 0 ? defaultCurrency : preferred);
  const scale = scaleOf(currency);
  const { ofPlace } = currencies;
  const choose = (code: string) => {
    rememberCurrency(code);
    prefer(code);
    onSearch(inCurrency(query, code));
  };
  return (
    <>
      <SalarySlider
        key={currency}
        scale={scale}
        value={query.salary}
        histogram={facet.histogram}
        ratesDate={currencies.ratesDate}
        onChoose={(salary) =>
          onSearch({ salary, currency: salary === 0 ? query.currency : currencyParameter(currency) })
        }
      />
      <label className="pay-currency">
        Currency
        <Select name="currency" value={currency} onChange={(event) => choose(event.currentTarget.value)}>
          {currencies.likely.map(asOption)}
          <optgroup label="Others">{currencies.others.map(asOption)}</optgroup>
        </Select>
      </label>
      {ofPlace && ofPlace.code !== currency && (
        <Button
          type="submit"
          form={currencyFormId}
          name="currency"
          value={ofPlace.code}
          size="sm"
          onClick={(event) => {
            event.preventDefault();
            choose(ofPlace.code);
          }}
        >
          {ofPlace.label}
        </Button>
      )}
      <fieldset>
        <legend className="sr">Stated pay</legend>
        {facet.choices.map(({ value, label, count }) => {
          const keeps = value === "not-stated" && query.salary > 0;
          return (
            <Fragment key={value}>
              <Check
                name="pay"
                value={value}
                label={label}
                count={count && countInText(count)}
                checked={query.pay.includes(value)}
                onChange={() => onSearch({ pay: toggled(query.pay, value) })}
                aria-describedby={keeps ? keepsId : undefined}
              />
              {keeps && (
                <p id={keepsId} className="pay-keeps">
                  Keep jobs that do not say what they pay a year
                </p>
              )}
            </Fragment>
          );
        })}
      </fieldset>
    </>
  );
}

const asOption = ({ code, label }: CurrencyOption) => (
  <option key={code} value={code}>
    {code} · {label}
  </option>
);
