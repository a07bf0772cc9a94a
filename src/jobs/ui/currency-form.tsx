import { converted, currencyParameter, scaleOf } from "../search/filters/pay-scale.ts";
import { searchPath } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";
import { currencyFormId, type PayCurrencies } from "./pay-currency.ts";

type CurrencyFormProps = { query: SearchQuery; currencies: PayCurrencies };

/** The same search with its minimum pay in another currency. */
export function inCurrency(
  { salary, currency }: Pick<SearchQuery, "salary" | "currency">,
  code: string,
): Pick<SearchQuery, "salary" | "currency"> {
  return {
    salary: converted(salary, scaleOf(currency), scaleOf(code)),
    currency: currencyParameter(code),
  };
}

/** The form of the button "Show in £", for pages without JavaScript. Forms cannot be nested. */
export function CurrencyForm({ query, currencies: { ofPlace } }: CurrencyFormProps) {
  if (!ofPlace) return null;
  return (
    <form id={currencyFormId} method="post" action="/preferences">
      <input
        type="hidden"
        name="returnTo"
        value={searchPath(changed(query, inCurrency(query, ofPlace.code)))}
      />
    </form>
  );
}
