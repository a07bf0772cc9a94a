import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import type { SearchResult } from "../search/match/search-result.ts";
import { searchPath } from "../search/query/search-address.ts";
import { onPage, type SearchQuery } from "../search/query/search-query.ts";
import { pagesToOffer } from "./pages.ts";

type ResultPagerProps = { query: SearchQuery; result: Pick<SearchResult, "page" | "pages" | "asOf"> };

/** Links to the other pages of a result. They carry its time so that nothing shifts while paging. */
export function ResultPager({ query, result }: ResultPagerProps) {
  const { page, pages, asOf } = result;
  if (pages <= 1) return null;
  const pathOf = (number: number) => searchPath(onPage(query, number, query.asOf ?? asOf));
  return (
    <nav className="pager" aria-label="Pages">
      <Step icon={ChevronLeft} label="Previous page" to={page > 1 ? pathOf(page - 1) : null} />
      {pagesToOffer(page, pages).map((one, index, all) =>
        one === "gap" ? (
          <span className="gap" key={`after ${all[index - 1]}`}>
            …
          </span>
        ) : (
          <Link
            key={one}
            to={pathOf(one)}
            preventScrollReset
            className={buttonClass({ look: "quiet" })}
            aria-label={`Page ${one}`}
            aria-current={one === page ? "page" : undefined}
          >
            {one}
          </Link>
        ),
      )}
      <Step icon={ChevronRight} label="Next page" to={page < pages ? pathOf(page + 1) : null} />
    </nav>
  );
}

function Step({ icon, label, to }: { icon: LucideIcon; label: string; to: string | null }) {
  const look = buttonClass({ look: "quiet" });
  if (to === null) {
    return (
      <button className={look} disabled aria-label={label}>
        <Icon of={icon} size="sm" />
      </button>
    );
  }
  return (
    <Link
      className={look}
      to={to}
      preventScrollReset
      aria-label={label}
      rel={label === "Next page" ? "next" : "prev"}
    >
      <Icon of={icon} size="sm" />
    </Link>
  );
}
