import { CompaniesPage } from "../companies/companies-page.tsx";
import { listCompanies } from "../companies/list-companies.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/companies";
import "../jobs.css";
import "../companies/company.css";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const given = url.searchParams.get("letter") ?? "";
  const letter = /^[a-z]$/.test(given) ? given : "";
  const now = context.get(servicesContext).clock();
  return { letter, companies: await runSearch({ request, context }, (db) => listCompanies(db, letter, now)) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Companies",
    description: "Companies with openings in our sources, each with its jobs, stated pay and places.",
    keywords: ["companies", "employers", "jobs"],
    keepParameters: ["letter"],
  });

export default function Companies({ loaderData }: Route.ComponentProps) {
  return <CompaniesPage {...loaderData} />;
}
