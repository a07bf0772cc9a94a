import { redirect, useSearchParams } from "react-router";
import { experienceLevels } from "../../jobs/posting.ts";
import { readMarketPay } from "../../jobs/market-pay/read-market-pay.server.ts";
import { levelLabels } from "../../jobs/search/filters/experience-level.ts";
import { searchPath } from "../../jobs/search/query/search-address.ts";
import { emptySearch } from "../../jobs/search/query/search-query.ts";
import { readSalaryQuery, withoutEmpty } from "../salary/salary-query.ts";
import { usualCurrency } from "../salary/usual-currency.ts";
import { SalaryPage } from "../salary/salary-page.tsx";
import { readChosenCurrency } from "../../jobs/routes/read-chosen-currency.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/salary-calculator";
import "../tool-page.css";
import "../salary/salary.css";

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

export default function SalaryCalculator({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const addressWith = (currency: string) => {
    const changed = new URLSearchParams(parameters);
    changed.set("currency", currency);
    return `?${changed}#market`;
  };
  return <SalaryPage {...loaderData} levels={levels} addressWith={addressWith} />;
}
