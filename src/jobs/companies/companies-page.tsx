import { Link } from "react-router";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Tile } from "../../ui/tile.tsx";
import { ChoiceLink } from "./choice-link.tsx";
import type { ListedCompany } from "./list-companies.server.ts";

const letters = "abcdefghijklmnopqrstuvwxyz".split("");

/** Companies with openings, all or by the first letter of their name. */
export function CompaniesPage({
  companies,
  letter,
}: {
  companies: readonly ListedCompany[];
  letter: string;
}) {
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
    </div>
  );
}
