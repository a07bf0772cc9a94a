import { data, redirect } from "react-router";
import { listSavedSearches } from "../../alerts/saved-searches.server.ts";
import { followedCompany } from "../../alerts/saved-search.ts";
import { companySorts } from "../companies/company.ts";
import { CompanyPage, companySummary } from "../companies/company-page.tsx";
import { companySlug } from "../extraction/company.ts";
import { companyPath } from "../company-path.ts";
import { readCompany } from "../companies/read-company.server.ts";
import { JobMarksProvider } from "../saved/job-marks.tsx";
import { readJobMarks } from "./read-job-marks.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { sharingPicture } from "../../app/metadata/sharing-picture.ts";
import { companyData } from "../../app/metadata/structured-data.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/company";
import "../jobs.css";
import "../companies/company.css";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/** Finds a company by its name in the address. Redirects another spelling of the name to the usual one. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { clock } = services;
  const now = clock();
  const sort = companySorts.find((one) => one === url.searchParams.get("sort")) ?? "newest";
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get("page")) || 1));
  const company = await runSearch({ request, context }, (db) =>
    readCompany(db, params.slug, { sort, page, now }),
  );
  if (company) {
    const viewer = await services.viewer();
    const searches = viewer ? await listSavedSearches(services.db, viewer.id) : [];
    const isFollowed = searches.some(
      ({ parameters }) => companySlug(followedCompany(parameters) ?? "") === company.slug,
    );
    const marks = await readJobMarks(services, company.openings);
    return data({ company, sort, now, marks, isFollowed });
  }
  const path = companyPath(params.slug);
  if (path !== null && path !== url.pathname) throw redirect(path + url.search, 301);
  throw data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  // Without a company, the error page sets its own metadata.
  if (!loaderData) return [];
  const { company } = loaderData;
  const path = `/companies/${encodeURIComponent(company.slug)}`;
  return pageMetadata(args, {
    title: `Jobs at ${company.name}`,
    description: companySummary(company),
    keywords: [company.name, "jobs", "openings"],
    canonicalPath: path,
    picture: { path: sharingPicture(path), alt: `Jobs at ${company.name}` },
    above: [{ name: "Companies", path: "/companies" }],
    structured: (site) => [companyData(site, { name: company.name, path })],
    noindex: company.isSample || company.figures.openings === 0,
  });
};

export default function CompanyRoute({ loaderData }: Route.ComponentProps) {
  const { marks, ...page } = loaderData;
  return (
    <JobMarksProvider marks={marks}>
      <CompanyPage {...page} />
    </JobMarksProvider>
  );
}
