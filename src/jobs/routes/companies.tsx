import { listCompanies } from "../companies/list-companies.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/companies";
import "../jobs.css";
import "../companies/company.css";
import { Link } from "react-router";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Tile } from "../../ui/tile.tsx";
import { ChoiceLink } from "../companies/choice-link.tsx";

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

const letters = "abcdefghijklmnopqrstuvwxyz".split("");

/** Companies with openings, all or by the first letter of their name. */
export default function Companies({ loaderData: { companies, letter } }: Route.ComponentProps) {
  return (
    <div className="page company">
      <Breadcrumb above={[{ name: "Jobs", path: "/jobs" }]} />
      <header className="company-head">
        <h1 className="h-page">Companies</h1>
      </header>
      <nav className="company-letters" aria-label="First letter">
        <ChoiceLink to="/companies" isCurrent={letter === ""}>
          All
        </ChoiceLink>
        {letters.map((one) => (
          <ChoiceLink key={one} to={`/companies?letter=${one}`} isCurrent={one === letter}>
            {one.toUpperCase()}
          </ChoiceLink>
        ))}
      </nav>
      {companies.length === 0 ? (
        <Empty title="No company here">
          {letter === "" ? "No source has been read yet." : `No opening names a company with this letter.`}
        </Empty>
      ) : (
        <ul className="company-index">
          {companies.map(({ name, path, openings }) => (
            <li key={path}>
              <Tile name={name} />
              <Link className="link" to={path}>
                {name}
              </Link>
              <span className="meta">
                {openings.toLocaleString("en-GB")} {openings === 1 ? "opening" : "openings"}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="meta company-foot">
        Is a company missing?{" "}
        <Link className="link" to="/jobs/add#company-missing">
          Ask for it, or add a job
        </Link>
      </p>
    </div>
  );
}
