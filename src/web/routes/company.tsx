import { data, redirect } from "react-router";
import { companySorts } from "../../jobs/companies/company.ts";
import { CompanyPage, companySummary } from "../../jobs/companies/company-page.tsx";
import { companyPath } from "../../jobs/companies/company-path.ts";
import { readCompany } from "../../jobs/companies/read-company.server.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { limitSearches } from "../searches/limit-searches.server.ts";
import { runSearch } from "../searches/run-search.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/company";
import "../../jobs/jobs.css";
import "../../jobs/companies/company.css";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/** Finds a company by the words of its name. Another spelling of the name redirects to the usual one. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { clock } = context.get(servicesContext);
  const now = clock();
  const sort = companySorts.find((one) => one === url.searchParams.get("sort")) ?? "newest";
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get("page")) || 1));
  const company = await runSearch({ request, context }, (db) =>
    readCompany(db, params.slug, { sort, page, now }),
  );
  if (company) return data({ company, sort, now });
  const path = companyPath(params.slug);
  if (path !== null && path !== url.pathname) throw redirect(path + url.search, 301);
  throw data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  // Without a company, the error page sets its own metadata.
  if (!loaderData) return [];
  const { company } = loaderData;
  return pageMetadata(args, {
    title: `Jobs at ${company.name}`,
    description: companySummary(company),
    keywords: [company.name, "jobs", "openings"],
    canonicalPath: `/companies/${encodeURIComponent(company.slug)}`,
    noindex: company.isSample || company.openings.length === 0,
  });
};

export default function CompanyRoute({ loaderData }: Route.ComponentProps) {
  return <CompanyPage {...loaderData} />;
}
